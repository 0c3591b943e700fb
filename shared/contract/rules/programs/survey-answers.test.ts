import {
  answeredCount,
  intelligenceOf,
  joinAnswer,
  missingAnswers,
  neededAnswers,
  offeredAs,
  openQuestions,
  showsAsDropdown,
  splitAnswer,
} from './survey-answers';

describe('an answer in one text', () => {
  it.each([
    ['J’aime bricoler-$-t', { label: 'J’aime bricoler', values: ['t'] }],
    ['Les deux-$-a-$-m', { label: 'Les deux', values: ['a', 'm'] }],
    ['Rien', { label: 'Rien', values: [] }],
    ['Un tiret - et un $-$-i', { label: 'Un tiret - et un $', values: ['i'] }],
  ])('« %s » is split and joined again', (text, answer) => {
    expect(splitAnswer(text)).toEqual(answer);
    expect(joinAnswer(answer)).toBe(text);
  });
});

describe('an answer among those offered', () => {
  const offered = [
    { label: 'du bois', values: ['t'] },
    { label: 'du métal', values: ['t'] },
    { label: 'un plan', values: ['m'] },
  ];

  it.each([
    ['its label, where others count for the same', { label: 'du métal', values: ['t'] }, offered[1]],
    ['what it counts for, where its label reads otherwise now', { label: 'a plan', values: ['m'] }, offered[2]],
    ['nothing, where it is offered no longer', { label: 'un plan', values: ['m', 'a'] }, undefined],
  ])('is known by %s', (_what, given, known) => expect(offeredAs(offered, given)).toBe(known));
});

describe('the answers given', () => {
  const questions = [{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }];
  const yes = [{ label: 'Oui', values: ['true'] }];

  it('count once per question, without blanks or strangers', () => {
    expect(answeredCount(questions, { q1: yes, q2: [{ label: '', values: ['  '] }], other: yes })).toBe(1);
    expect(answeredCount([{ id: 'toString' }], {})).toBe(0);
  });

  it('are missing up to the required count, and never more than there are questions', () => {
    expect(missingAnswers('basic', questions, { q1: yes }, 2)).toBe(1);
    expect(missingAnswers('basic', questions, { q1: yes, q2: yes }, 2)).toBe(0);
    expect(missingAnswers('basic', questions, {}, 9)).toBe(3);
    expect(missingAnswers('basic', questions, {}, null)).toBe(1);
  });

  it.each([
    ['basic', null, 1],
    ['basic', 2, 2],
    ['validation', null, 1],
    ['tricam', null, 3],
    ['tricam', 2, 2],
    ['colors', null, 3],
    ['colors', 9, 3],
    ['intelligence', null, 3],
    ['intelligence', 1, 3],
  ] as const)('of a survey of the kind %s that asks for %p are %i of three', (kind, requiredCount, needed) =>
    expect(neededAnswers(kind, 3, requiredCount)).toBe(needed),
  );

  it('are gone on with at the first question that has none', () => {
    expect(openQuestions(questions, { q2: yes }).map(({ id }) => id)).toEqual(['q1', 'q3']);
  });

  it('rate the intelligence that the question’s answer carries', () => {
    expect(intelligenceOf({ answers: [{ values: ['musical'] }] })).toBe('musical');
    expect(intelligenceOf({ answers: [{ values: ['t'] }] })).toBeUndefined();
    expect(intelligenceOf({ answers: [] })).toBeUndefined();
  });

  it('are chosen from a dropdown when there are more than three', () => {
    expect([showsAsDropdown([1, 2, 3]), showsAsDropdown([1, 2, 3, 4])]).toEqual([false, true]);
  });
});
