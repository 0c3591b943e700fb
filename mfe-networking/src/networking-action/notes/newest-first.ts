import type { Note } from '@passerelle/shared/contract';

/** By their dates, the newest first; of one moment, the one that was added last. */
export const newestFirst = (notes: readonly Note[]): Note[] =>
  notes.toReversed().toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
