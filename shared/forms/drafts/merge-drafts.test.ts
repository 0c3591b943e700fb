import { mergeDrafts, takeTheirs } from './merge-drafts';

const fields = ['name', 'answers.one', 'answers.two'];

describe('two drafts of one form', () => {
  it('are one where each has changed something else', () => {
    const merged = mergeDrafts(
      fields,
      { answers: {} },
      { name: 'Lubin', answers: {} },
      { answers: { one: [{ label: 'Oui' }] } },
    );
    expect(merged).toEqual({
      values: { name: 'Lubin', answers: { one: [{ label: 'Oui' }] } },
      takes: true,
      clashes: [],
    });
  });

  it('follow the one that has changed something, also to nothing', () => {
    const before = { name: 'Lubin', answers: { one: 'a' } };
    expect(mergeDrafts(fields, before, before, { answers: { one: 'b' } }).values).toEqual({ answers: { one: 'b' } });
    expect(mergeDrafts(fields, before, { answers: { one: 'b' } }, before)).toEqual({
      values: { answers: { one: 'b' } },
      takes: false,
      clashes: [],
    });
  });

  it('clash where both have changed the same, and then keep what was typed here', () => {
    const [mine, theirs] = [
      { name: 'Lubin', answers: { two: 'x' } },
      { name: 'Morel', answers: { one: 'y' } },
    ];
    const merged = mergeDrafts(fields, {}, mine, theirs);
    expect(merged).toEqual({
      values: { name: 'Lubin', answers: { one: 'y', two: 'x' } },
      takes: true,
      clashes: ['name'],
    });
    expect(takeTheirs(merged.clashes, merged.values, theirs)).toEqual({
      name: 'Morel',
      answers: { one: 'y', two: 'x' },
    });
  });

  it('do not clash where both have come to the same', () => {
    expect(mergeDrafts(fields, {}, { name: 'Lubin' }, { name: 'Lubin' })).toEqual({
      values: { name: 'Lubin' },
      takes: false,
      clashes: [],
    });
  });
});
