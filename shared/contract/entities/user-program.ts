import { type Static, Type } from 'typebox';
import { body, Count, Day, Id, Instant, nullable, optional } from '../fields';
import { Closure } from './closure';
import { Period, ProgramWeek, SelectedProgram } from './program';
import { Reference } from './reference';

export const Extension = Type.Object({
  id: Id,
  program: Reference,
  pack: Reference,
  dates: Period,
  createdAt: Instant,
});
export type Extension = Static<typeof Extension>;

/** The programme of a person, as the staff sees it. */
export const UserProgram = Type.Object({
  ...SelectedProgram.properties,
  pack: Reference,
  weeks: Type.Array(ProgramWeek),
  currentWeek: nullable(Count),
  extensions: Type.Array(Extension),
  closure: nullable(Closure),
});
export type UserProgram = Static<typeof UserProgram>;

/** A programme out of a pack with a free seat; it starts on the Monday of `fromDate`, by default the next one. */
export const ProgramChoice = body({ program: Id, pack: Id, fromDate: optional(Day) });
export type ProgramChoice = Static<typeof ProgramChoice>;
