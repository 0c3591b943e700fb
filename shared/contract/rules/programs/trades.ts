import { type TradeInterest, type TricamLetter, tricamLetters } from '../../enums/tasks';
import { limits } from '../../limits';

/**
 * The six letters as RIASEC interests. Each letter's result text describes that interest: making and repairing (R),
 * understanding (I), inventing (A), others (S), deciding and leading (E), order and rules (C).
 */
export const interestOf: Record<TricamLetter, TradeInterest> = { t: 'R', r: 'I', i: 'A', c: 'S', a: 'E', m: 'C' };

export const letterOf = Object.fromEntries(tricamLetters.map((letter) => [interestOf[letter], letter])) as Record<
  TradeInterest,
  TricamLetter
>;

export interface Interests {
  major: TradeInterest;
  /** Null: any. */
  minor: TradeInterest | null;
}

/**
 * The interests of matching trades, best match first: both letters in their order, both swapped, the first alone, the
 * second alone. A trade belongs to the first entry that it fits.
 */
export function matchingInterests(letters: readonly TricamLetter[]): Interests[] {
  const [first, second] = letters.slice(0, limits.tricamTradeLetters).map((letter) => interestOf[letter]);
  if (first === undefined) return [];
  if (second === undefined) return [{ major: first, minor: null }];
  return [
    { major: first, minor: second },
    { major: second, minor: first },
    { major: first, minor: null },
    { major: second, minor: null },
  ];
}
