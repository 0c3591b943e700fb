import {
  type Intelligence,
  intelligences,
  type ProfileColor,
  profileColors,
  type TricamLetter,
  tricamLetters,
} from '../../enums/tasks';
import { limits } from '../../limits';
import type { Answers } from './survey-answers';

export interface Score<K extends string> {
  key: K;
  score: number;
  /** Of all that was scored, in whole percent; together they are 100. */
  share: number;
}

/**
 * Whole percents that add up to 100: each is rounded down, and what is left goes to those that lost most by it, the first
 * of equals first.
 */
export function wholeShares(scores: readonly number[]): number[] {
  const total = scores.reduce((sum, score) => sum + score, 0);
  if (total === 0) return scores.map(() => 0);
  const exact = scores.map((score) => (score * 100) / total);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .toSorted((one, other) => other.loss - one.loss || one.index - other.index);
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Best first; ties keep the order of the keys, so that a result never changes by itself. */
const ranked = <K extends string>(keys: readonly K[], scoreOf: (key: K) => number): Score<K>[] => {
  const scores = keys.map((key) => ({ key, score: scoreOf(key) })).toSorted((one, other) => other.score - one.score);
  const shares = wholeShares(scores.map(({ score }) => score));
  return scores.map((entry, index) => ({ ...entry, share: shares[index] ?? 0 }));
};

const occurrences = <K extends string>(keys: readonly K[], answers: Answers): Score<K>[] => {
  const values = Object.values(answers).flatMap((given) => given.flatMap((answer) => answer.values));
  return ranked(keys, (key) => values.filter((value) => value === key).length);
};

/**
 * The four groups of the six letters. The specification has four groups and does not say which: doing (red), imagining
 * (yellow), being with others (green), thinking and ordering (blue).
 */
export const tricamGroups: Record<ProfileColor, readonly TricamLetter[]> = {
  red: ['t', 'a'],
  yellow: ['i'],
  green: ['c'],
  blue: ['r', 'm'],
};

export const tricamColorOf = (letter: TricamLetter): ProfileColor =>
  profileColors.find((color) => tricamGroups[color].includes(letter)) ?? 'red';

/** Every answer chosen counts for its letters. The profile is the first three, or two where results are partial. */
export const scoreTricam = (answers: Answers, partial = false) => {
  const letters = occurrences(tricamLetters, answers);
  const top = partial ? limits.tricamTopPartial : limits.tricamTop;
  const scoreOf = (letter: TricamLetter) => letters.find(({ key }) => key === letter)?.score ?? 0;
  return {
    letters,
    profile: letters.filter(({ score }) => score > 0).slice(0, top),
    groups: ranked(profileColors, (color) => tricamGroups[color].reduce((sum, letter) => sum + scoreOf(letter), 0)),
  };
};

export const scoreColors = (answers: Answers): Score<ProfileColor>[] => occurrences(profileColors, answers);

/** A rating is an answer whose label is the intelligence and whose value is a figure from 0 to `intelligenceRatingMax`. */
export const isRating = (text: string | undefined): boolean =>
  text !== undefined && /^(?:0|[1-9]\d*)$/.test(text) && Number(text) <= limits.intelligenceRatingMax;

export const scoreIntelligences = (answers: Answers) => {
  const ratings = Object.values(answers).flat();
  const scores = ranked(intelligences, (key: Intelligence) =>
    ratings
      .filter(({ label, values }) => label === key && isRating(values[0]))
      .reduce((sum, { values }) => sum + Number(values[0]), 0),
  );
  return { scores, profile: scores.filter(({ score }) => score > 0).slice(0, limits.intelligencesTop) };
};

/**
 * The most points that these questions can give a key, or a group of keys: of each question one answer is chosen, that
 * with the most of them, or rated as high as it goes.
 */
export const mostPoints = (
  questions: readonly { answers: readonly { values: readonly string[] }[] }[],
  keys: readonly string[],
  each = 1,
): number =>
  questions.reduce((sum, { answers }) => {
    const points = answers.map(({ values }) => values.filter((value) => keys.includes(value)).length);
    return sum + each * Math.max(0, ...points);
  }, 0);

/** Scores equal to the last of a profile, which rank behind it by position alone. */
export function tiedWithLast<K extends string>(scores: readonly Score<K>[], profile: readonly Score<K>[]): Score<K>[] {
  const last = profile.at(-1);
  return scores.filter(({ key, score }) => score === last?.score && !profile.some((one) => one.key === key));
}
