import {
  abandonedSlots,
  type Misfit,
  misfitsWithNeighbours,
  misfitsWithShell,
  type Needs,
  type Offer,
  type Satisfies,
} from './index';

const needs = (some: Partial<Needs> = {}): Needs => ({
  contract: 1,
  shared: {},
  versions: {},
  emits: {},
  hears: {},
  fills: {},
  uses: {},
  ...some,
});
const shell: Offer = {
  version: '1.4.0',
  contract: 1,
  shared: { '@passerelle/shared/ui': ['Box', 'Button'] },
  versions: { react: '19.3.1' },
  events: { 'data-changed': { path: 'text' } },
  slots: { 'survey.form': { taskId: 'text', onSaved: 'call' } },
};
/** As far as a test needs it: of a caret the major version counts. */
const satisfies: Satisfies = (version, range) => version.split('.')[0] === range.slice(1).split('.')[0];
const withShell = (asked: Needs): Misfit[] => misfitsWithShell(asked, shell, satisfies);
const messages = (misfits: { message: string }[]): string[] => misfits.map(({ message }) => message);

describe('a version and the shell that is to run it', () => {
  it('fit when everything that is asked for is there', () => {
    const asked = needs({
      shared: { '@passerelle/shared/ui': ['Box'] },
      emits: { 'data-changed': { path: 'text' } },
      hears: { 'data-changed': { path: 'text' } },
      fills: { 'survey.form': { taskId: 'text' }, 'a.slot-of-their-own': { colour: 'text' } },
    });
    expect(withShell(asked)).toEqual([]);
  });

  it('do not when an import is not offered, and the import is named', () => {
    const asked = needs({ shared: { '@passerelle/shared/ui': ['Box', 'Carousel'], moment: ['default'] } });
    expect(withShell(asked)).toEqual([
      {
        message: '"Carousel" of @passerelle/shared/ui is not offered by the shell 1.4.0',
        missing: { module: '@passerelle/shared/ui', name: 'Carousel' },
      },
      {
        message: '"default" of moment is not offered by the shell 1.4.0',
        missing: { module: 'moment', name: 'default' },
      },
    ]);
  });

  it('do not when another version of a shared package is needed, unless the shell has none of it', () => {
    const asked = needs({ versions: { react: '^20.0.0', moment: '^2.0.0' } });
    expect(messages(withShell(asked))).toEqual(['it needs react ^20.0.0, and the shell 1.4.0 has 19.3.1']);
    expect(withShell(needs({ versions: { react: '^19.0.0' } }))).toEqual([]);
  });

  it('do not when an event lacks a field, or holds something else, on either side', () => {
    const emitting = needs({ emits: { 'data-changed': { where: 'text' } } });
    expect(messages(withShell(emitting))).toEqual(['event "data-changed": path is missing and should be "text"']);
    const hearing = needs({ hears: { 'data-changed': { path: 'text', count: 'count' } } });
    expect(messages(withShell(hearing))).toEqual(['event "data-changed": count is missing and should be "count"']);
    const other = needs({ hears: { 'data-changed': { path: 'count' } } });
    expect(messages(withShell(other))).toEqual(['event "data-changed": path is "text" and should be "count"']);
  });

  it('do not when the bus knows no such event, reported once', () => {
    const asked = needs({ emits: { moved: {} }, hears: { moved: {} } });
    expect(messages(withShell(asked))).toEqual(['the bus of the shell 1.4.0 knows no event "moved"']);
  });

  it('do not when a widget wants a property that the slot does not have', () => {
    const asked = needs({ fills: { 'survey.form': { taskId: 'text', colour: 'text' } } });
    expect(messages(withShell(asked))).toEqual(['slot "survey.form": colour is missing and should be "text"']);
  });

  it('do not when the contract is another one, and nothing else is reported', () => {
    const asked = needs({ contract: 2, emits: { moved: {} } });
    expect(messages(withShell(asked))).toEqual(['it was built for contract 2, and the shell 1.4.0 speaks 1']);
  });
});

describe('a version and those that are live beside it', () => {
  const neighbour = (some: Partial<Needs>) => ({ name: 'mfe-surveys', version: '2.0.0', needs: needs(some) });

  it('fit when each gives what the other expects', () => {
    const mine = needs({ uses: { 'survey.form': { taskId: 'text', more: 'text' } }, hears: { saved: { id: 'text' } } });
    const theirs = neighbour({
      fills: { 'survey.form': { taskId: 'text' } },
      emits: { saved: { id: 'text', at: 'text' } },
    });
    expect(misfitsWithNeighbours(mine, [theirs])).toEqual([]);
  });

  it('do not when a slot is given less than its widget takes, whichever of the two is new', () => {
    const user = needs({ uses: { 'survey.form': { taskId: 'text' } } });
    const filler = needs({ fills: { 'survey.form': { taskId: 'text', stepId: 'text' } } });
    expect(messages(misfitsWithNeighbours(user, [neighbour(filler)]))).toEqual([
      'slot "survey.form" as mfe-surveys 2.0.0 fills it: stepId is missing and should be "text"',
    ]);
    expect(messages(misfitsWithNeighbours(filler, [neighbour(user)]))).toEqual([
      'slot "survey.form" as mfe-surveys 2.0.0 uses it: stepId is missing and should be "text"',
    ]);
  });

  it('do not when an event is emitted with less than is read', () => {
    const hearer = needs({ hears: { saved: { id: 'text' } } });
    const sayer = needs({ emits: { saved: {} } });
    expect(messages(misfitsWithNeighbours(hearer, [neighbour(sayer)]))).toEqual([
      'event "saved" as mfe-surveys 2.0.0 emits it: id is missing and should be "text"',
    ]);
    expect(messages(misfitsWithNeighbours(sayer, [neighbour(hearer)]))).toEqual([
      'event "saved" as mfe-surveys 2.0.0 hears it: id is missing and should be "text"',
    ]);
  });

  it('do not when a used slot would stay empty', () => {
    const live = needs({ fills: { 'survey.form': {} } });
    const user = neighbour({ uses: { 'survey.form': {} } });
    expect(messages(abandonedSlots(needs(), live, [user]))).toEqual([
      'slot "survey.form" is used by mfe-surveys 2.0.0 and would be empty',
    ]);
    expect(abandonedSlots(live, live, [user])).toEqual([]);
    expect(abandonedSlots(needs(), live, [user, neighbour({ fills: { 'survey.form': {} } })])).toEqual([]);
    expect(abandonedSlots(needs(), live, [])).toEqual([]);
  });
});
