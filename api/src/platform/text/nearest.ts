import { closest, distance } from 'fastest-levenshtein';

const tolerance = ({ length }: string): number => (length < 4 ? 1 : Math.max(2, Math.floor(length / 3)));

/** The known word closest to a mistyped one, if close enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const best = closest(
    word.toLowerCase(),
    known.map((one) => one.toLowerCase()),
  );
  if (distance(word.toLowerCase(), best) > tolerance(word)) return undefined;
  return known.find((one) => one.toLowerCase() === best);
}

export const didYouMean = (word: string, known: readonly string[]): string => {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `; did you mean ${meant}?`;
};
