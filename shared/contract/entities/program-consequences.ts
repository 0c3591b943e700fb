import { type Static, Type } from 'typebox';
import { body, Count, nullable, optional } from '../fields';
import { ClosureBody } from './closure';
import { Period } from './program';
import { Reference } from './reference';
import { ProgramChoice } from './user-program';

/** One of them: a programme to follow, an extension, or the end. */
export const ProgramChange = body({
  selectedProgram: optional(ProgramChoice),
  extension: optional(ProgramChoice),
  closure: optional(ClosureBody),
});
export type ProgramChange = Static<typeof ProgramChange>;

/** What a change would do to tasks, weeks and seats: the change itself, made and taken back. */
export const ProgramConsequences = Type.Object({
  /** The weeks afterwards; null when the programme ends. */
  dates: nullable(Period),
  tasks: Type.Object({ cancelled: Count, added: Count, validated: Count }),
  seatTaken: nullable(Type.Object({ pack: Reference, left: Count })),
  seatReleased: nullable(Type.Object({ pack: Reference, left: Count })),
});
export type ProgramConsequences = Static<typeof ProgramConsequences>;
