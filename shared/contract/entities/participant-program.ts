import { type Static, Type } from 'typebox';
import { Count, Instant, nullable } from '../fields';
import { Period } from './period';
import { SelectedProgram } from './selected-program';

/**
 * One plank of the bridge: a week of the calendar between the first and the last of the programme, counted from one. A
 * suspended one has no tasks, and so no points.
 */
export const ProgramWeek = Type.Object({
  index: Count,
  ...Period.properties,
  suspended: Type.Boolean(),
  points: Count,
  total: Count,
});
export type ProgramWeek = Static<typeof ProgramWeek>;

export const ParticipantProgram = Type.Object({
  ...SelectedProgram.properties,
  weeks: Type.Array(ProgramWeek),
  /** Null before the first week and after the last. */
  currentWeek: nullable(Count),
  suspendedUntil: nullable(Instant),
});
export type ParticipantProgram = Static<typeof ParticipantProgram>;
