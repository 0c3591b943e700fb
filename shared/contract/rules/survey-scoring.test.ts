import { tricamLetters } from '../enums/surveys';
import { isRating, scoreColors, scoreIntelligences, scoreTricam, tricamColorOf, tricamGroups } from './survey-scoring';

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
    expect(['0', '4', '5', '-1', '2.5', ''].map(isRating)).toEqual([true, true, false, false, false, false]);
  });
});
