import { answeredCount, joinAnswer, missingAnswers, showsAsDropdown, splitAnswer } from './survey-answers';

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

describe('the answers given', () => {
  const questions = [{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }];
  const yes = [{ label: 'Oui', values: ['true'] }];

  it('count once per question, without blanks or strangers', () => {
    expect(answeredCount(questions, { q1: yes, q2: [{ label: '', values: ['  '] }], other: yes })).toBe(1);
    expect(answeredCount([{ id: 'toString' }], {})).toBe(0);
  });

  it('are missing up to the required count, and never more than there are questions', () => {
    expect(missingAnswers(questions, { q1: yes }, 2)).toBe(1);
    expect(missingAnswers(questions, { q1: yes, q2: yes }, 2)).toBe(0);
    expect(missingAnswers(questions, {}, 9)).toBe(3);
    expect(missingAnswers(questions, {}, null)).toBe(1);
  });

  it('are chosen from a dropdown when there are more than three', () => {
    expect([showsAsDropdown([1, 2, 3]), showsAsDropdown([1, 2, 3, 4])]).toEqual([false, true]);
  });
});
