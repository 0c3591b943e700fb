/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list.slice(from, from + 1);
  const others = list.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, to), 0, ...entry);
}

export const inserted = <T>(list: readonly T[], at: number, entry: T): T[] => list.toSpliced(at, 0, entry);

export const without = <T>(list: readonly T[], at: number): T[] => list.toSpliced(at, 1);

export const replaced = <T>(list: readonly T[], at: number, entry: T): T[] =>
  list.map((one, index) => (index === at ? entry : one));
