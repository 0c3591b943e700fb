import { tricamLetters } from '../../enums/tasks';
import {
  isRating,
  mostPoints,
  scoreColors,
  scoreIntelligences,
  scoreTricam,
  tiedWithLast,
  tricamColorOf,
  tricamGroups,
  wholeShares,
} from './survey-scoring';

const chosen = (...values: string[]) =>
  Object.fromEntries(values.map((v, n) => [`q${n}`, [{ label: v, values: [v] }]]));
const rate = (label: string, value: string) => [{ label, values: [value] }];
const keys = (scores: { key: string }[]) => scores.map(({ key }) => key);

describe('the six-letter profile', () => {
  const answers = chosen('a', 'a', 'a', 'i', 'i', 'm', 'c', 'm', 'm', 'm');

  it('ranks the letters and keeps the first three', () => {
    const { letters, profile } = scoreTricam(answers);
    expect(letters).toHaveLength(6);
    expect(keys(profile)).toEqual(['m', 'a', 'i']);
    expect(profile[0]).toEqual({ key: 'm', score: 4, share: 40 });
  });

  it('keeps two where results are partial, and none that was never chosen', () => {
    expect(keys(scoreTricam(answers, true).profile)).toEqual(['m', 'a']);
    expect(keys(scoreTricam(chosen('t')).profile)).toEqual(['t']);
    expect(scoreTricam({}).profile).toEqual([]);
  });

  it('adds the letters up in four groups that hold each letter once', () => {
    expect(keys(scoreTricam(answers).groups)).toEqual(['blue', 'red', 'yellow', 'green']);
    expect(new Set(Object.values(tricamGroups).flat())).toEqual(new Set(tricamLetters));
    expect(Object.values(tricamGroups).flat()).toHaveLength(tricamLetters.length);
    expect(tricamColorOf('c')).toBe('green');
  });

  it('keeps the letters’ own order among equals', () => {
    expect(keys(scoreTricam(chosen('m', 'r', 't')).profile)).toEqual(['t', 'r', 'm']);
  });

  it('counts an answer for each letter it carries', () => {
    expect(scoreTricam({ q: [{ label: 'Les deux', values: ['t', 'a'] }] }).groups[0]).toMatchObject({
      key: 'red',
      score: 2,
    });
  });
});

describe('shares in percent', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [2, 1, 1, 1, 1, 1],
      [29, 15, 14, 14, 14, 14],
    ],
    [[5], [100]],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
  ])('of %j add up', (scores, shares) => expect(wholeShares(scores)).toEqual(shares));
});

describe('the four colours', () => {
  it('are ranked by how often they were chosen', () => {
    expect(scoreColors(chosen('green', 'green', 'blue')).slice(0, 2)).toEqual([
      { key: 'green', score: 2, share: 67 },
      { key: 'blue', score: 1, share: 33 },
    ]);
  });
});

describe('the eight intelligences', () => {
  it('add up ratings and keep three; a rating that is none counts nothing', () => {
    const { scores, profile } = scoreIntelligences({
      q1: [...rate('musical', '4'), ...rate('verbal', '1')],
      q2: [...rate('musical', '3'), ...rate('visual', '2'), ...rate('physical', '9')],
      q3: rate('naturalist', '0'),
    });
    expect(scores).toHaveLength(8);
    expect(profile).toMatchObject([
      { key: 'musical', score: 7, share: 70 },
      { key: 'visual', score: 2 },
      { key: 'verbal', score: 1 },
    ]);
  });

  it('are rated from 0 to 4', () => {
    expect(['0', '4', '5', '04', '-1', '2.5', ''].map(isRating)).toEqual([true, true, ...Array(5).fill(false)]);
  });
});

/** Worked out on paper: key, points, share of all points. */
type Worked = [string, number, number][];
const worked = (scores: { key: string; score: number; share: number }[]): Worked =>
  scores.map(({ key, score, share }) => [key, score, share]);

describe('whole questionnaires, worked out by hand', () => {
  it('six letters: eight answers, C 3, T 2, R 1, I 1, M 1, A 0', () => {
    const { letters, groups, profile } = scoreTricam(chosen('c', 't', 'c', 'i', 'c', 'r', 't', 'm'));
    expect(worked(letters)).toEqual([
      ['c', 3, 38],
      ['t', 2, 25],
      ['r', 1, 13],
      ['i', 1, 12],
      ['m', 1, 12],
      ['a', 0, 0],
    ]);
    // T and A; R and M; I; C.
    expect(worked(groups)).toEqual([
      ['green', 3, 38],
      ['red', 2, 25],
      ['blue', 2, 25],
      ['yellow', 1, 12],
    ]);
    expect(keys(profile)).toEqual(['c', 't', 'r']);
    expect(keys(tiedWithLast(letters, profile))).toEqual(['i', 'm']);
  });

  it('six letters, partial: two are named, none ties with the second', () => {
    const { letters, profile } = scoreTricam(chosen('m', 'm', 'm', 'a', 'a', 'i'), true);
    expect(worked(profile)).toEqual([
      ['m', 3, 50],
      ['a', 2, 33],
    ]);
    expect(tiedWithLast(letters, profile)).toEqual([]);
  });

  it('four colours: eight answers, blue 4, green 2, red 1, yellow 1', () => {
    const answers = chosen('blue', 'green', 'blue', 'red', 'blue', 'yellow', 'green', 'blue');
    expect(worked(scoreColors(answers))).toEqual([
      ['blue', 4, 50],
      ['green', 2, 25],
      ['red', 1, 13],
      ['yellow', 1, 12],
    ]);
  });

  it('eight intelligences: sixteen ratings, 32 points', () => {
    const ratings: [string, string, string][] = [
      ['verbal', '4', '3'],
      ['mathematical', '1', '0'],
      ['musical', '0', '0'],
      ['visual', '2', '2'],
      ['physical', '3', '1'],
      ['interpersonal', '4', '4'],
      ['intrapersonal', '2', '3'],
      ['naturalist', '1', '2'],
    ];
    const answers = Object.fromEntries(
      ratings.flatMap(([key, one, two]) => [
        [`${key}-1`, rate(key, one)],
        [`${key}-2`, rate(key, two)],
      ]),
    );
    const { scores, profile } = scoreIntelligences(answers);
    expect(worked(scores)).toEqual([
      ['interpersonal', 8, 25],
      ['verbal', 7, 22],
      ['intrapersonal', 5, 16],
      ['visual', 4, 13],
      ['physical', 4, 12],
      ['naturalist', 3, 9],
      ['mathematical', 1, 3],
      ['musical', 0, 0],
    ]);
    expect(keys(profile)).toEqual(['interpersonal', 'verbal', 'intrapersonal']);
  });

  it('eight intelligences, all rated alike: the first three are named, and those that tie with them', () => {
    const answers = Object.fromEntries(
      ['verbal', 'naturalist', 'visual', 'musical'].map((key) => [key, rate(key, '2')]),
    );
    const { scores, profile } = scoreIntelligences(answers);
    expect(keys(profile)).toEqual(['verbal', 'musical', 'visual']);
    expect(keys(tiedWithLast(scores, profile))).toEqual(['naturalist']);
    expect(scoreIntelligences({ q: rate('verbal', '0') }).profile).toEqual([]);
  });

  it('the most that can be had: one for each question that offers it, four for each that rates it', () => {
    const offers = (...values: string[]) => ({ answers: values.map((value) => ({ values: [value] })) });
    const questions = [offers('t', 'r', 'a'), offers('i', 'c', 'm'), offers('t', 'c')];
    expect(['t', 'r', 'm'].map((key) => mostPoints(questions, [key]))).toEqual([2, 1, 1]);
    expect(mostPoints([offers('verbal'), offers('verbal'), offers('musical')], ['verbal'], 4)).toBe(8);
  });

  it('the most that a group can have: one of each question, whichever of its letters are offered there', () => {
    const offers = (...values: string[][]) => ({ answers: values.map((letters) => ({ values: letters })) });
    const questions = [offers(['t'], ['r'], ['a']), offers(['i'], ['c']), offers(['a'], ['m'])];
    expect(mostPoints(questions, tricamGroups.red)).toBe(2);
    expect(mostPoints([offers(['t', 'a'], ['i'])], tricamGroups.red)).toBe(2);
    expect(mostPoints([offers()], tricamGroups.red)).toBe(0);
  });
});
