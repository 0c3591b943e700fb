/** An hour, as the file for the person's own calendar says: the specification knows no end. */
export const DURATION = 60;

export interface Place {
  column: number;
  /** Of how many that stand side by side. */
  columns: number;
}

/**
 * Side by side what overlaps, each as wide as its neighbours leave room for. Takes the minutes at which things begin, in
 * their order; the answers are in the same one.
 */
export function columnsOf(starts: readonly number[]): Place[] {
  const places: Place[] = [];
  let group: Place[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const place of group) place.columns = ends.length;
    group = [];
    ends = [];
  };
  for (const start of starts) {
    if (ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    const column = free === -1 ? ends.length : free;
    ends[column] = start + DURATION;
    const place = { column, columns: 1 };
    group.push(place);
    places.push(place);
  }
  close();
  return places;
}
