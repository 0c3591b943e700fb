function distance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of one.entries()) {
    const next = [i + 1];
    for (const [j, facing] of other.entries()) {
      const replaced = (row[j] ?? 0) + (letter === facing ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const lettersOf = (word: string): string[] => Array.from(word.toLowerCase());
const tolerance = ({ length }: string): number => (length < 4 ? 1 : Math.max(2, Math.floor(length / 3)));

/** The known word closest to a mistyped one, where one is close enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(word);
  const [best] = known
    .map((candidate) => ({ candidate, far: distance(letters, lettersOf(candidate)) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= tolerance(word) ? best.candidate : undefined;
}

export const didYouMean = (word: string, known: readonly string[]): string => {
  const meant = nearest(word, known);
  return meant === undefined ? '' : `; did you mean ${meant}?`;
};
