import type { CallState } from '@passerelle/shared/client';
import type { Appointment, Paged } from '@passerelle/shared/contract';
import { useMemo } from 'react';

/** Moved appointments by their ids, shown before the lists are fetched again. */
export type Moves = ReadonlyMap<string, Appointment>;

/** Replaces the appointments of a list by their moves, unless the list has a newer version. */
export const withMoves = (appointments: readonly Appointment[], moves: Moves): readonly Appointment[] =>
  moves.size === 0
    ? appointments
    : appointments.map((one) => {
        const moved = moves.get(one.id);
        return moved && moved.version >= one.version ? moved : one;
      });

export interface ShownAppointments {
  data: readonly Appointment[] | undefined;
  error: unknown;
  isLoading: boolean;
  /** The previous period is still shown. */
  isPreviousData: boolean;
  retry: () => void;
}

/** The appointments of a call with the latest moves. A period that fails shows its failure, never the previous period. */
export function useShownAppointments(answer: CallState<Paged<Appointment>>, moves: Moves): ShownAppointments {
  const { data, error, isLoading, isPreviousData, retry } = answer;
  const items = isPreviousData && error ? undefined : data?.items;
  const shown = useMemo(() => items && withMoves(items, moves), [items, moves]);
  return { data: shown, error, isLoading, isPreviousData, retry };
}
