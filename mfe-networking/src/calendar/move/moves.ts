import type { CallState } from '@passerelle/shared/client';
import type { Appointment, Paged } from '@passerelle/shared/contract';
import { useMemo } from 'react';

/** Appointments as they will be once the server has taken them over, by their ids. */
export type Moves = ReadonlyMap<string, Appointment>;

/** What a list answered, with the moves that it does not know of yet. */
export const withMoves = (appointments: readonly Appointment[], moves: Moves): readonly Appointment[] =>
  moves.size === 0
    ? appointments
    : appointments.map((one) => {
        const moved = moves.get(one.id);
        return moved && moved.version >= one.version ? moved : one;
      });

export interface Loaded {
  data: readonly Appointment[] | undefined;
  error: unknown;
  isLoading: boolean;
  /** What is shown is that of the period before. */
  isKept: boolean;
  retry: () => void;
}

/** What a list answered, with what has just been moved. A period that fails does not show that of another for its own. */
export function useLoaded(answer: CallState<Paged<Appointment>>, moves: Moves): Loaded {
  const { data, error, isLoading, isKept, retry } = answer;
  const items = isKept && error ? undefined : data?.items;
  const shown = useMemo(() => items && withMoves(items, moves), [items, moves]);
  return { data: shown, error, isLoading, isKept, retry };
}
