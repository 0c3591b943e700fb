import type { Appointment } from '@passerelle/shared/contract';

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
