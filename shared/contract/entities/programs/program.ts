import { type Static, Type } from 'typebox';
import { body, ContentLanguage, Count, Day, Html, Id, Instant, Label, nullable, optional } from '../../fields';
import { Closure } from './closure';
import { ClosureBody } from './closure';
import { Reference } from '../people/person';
import { badgeTypes, programStatuses, programTypes } from '../../enums/tasks';
import { limits, suspensionWeeksMin } from '../../limits';

export const Period = Type.Object({ fromDate: Instant, toDate: Instant });
export type Period = Static<typeof Period>;

/** A period whose end, or both ends, may not be known yet. */
export const OpenPeriod = Type.Object({ fromDate: nullable(Instant), toDate: nullable(Instant) });
export type OpenPeriod = Static<typeof OpenPeriod>;

/** A programme as written by the coaches: the template that is given to people. */
export const Program = Type.Object({
  id: Id,
  name: Label,
  description: nullable(Html),
  contentLanguage: ContentLanguage,
  type: Type.Enum(programTypes),
  weekCount: Count,
  maxSuspension: Count,
  badges: Type.Array(Type.Enum(badgeTypes)),
  shouldDisplayJobOffers: Type.Boolean(),
});
export type Program = Static<typeof Program>;

/**
 * From the Monday of `fromDate`, `weeks` weeks of the programme stand still: those asked for, less those given back.
 * `toDate` ends the suspension: a week later, with the week of return, or with the week in which it was reactivated.
 */
export const Suspension = Type.Object({ id: Id, fromDate: Instant, toDate: Instant, weeks: Count });
export type Suspension = Static<typeof Suspension>;

/** The programme a participant follows, as the participant sees it. */
export const SelectedProgram = Type.Object({
  id: Id,
  status: Type.Enum(programStatuses),
  program: Program,
  dates: Period,
  remainingSuspensions: Count,
  suspensions: Type.Array(Suspension),
  /** Of a closed programme, the leaving date, or when it was closed if that is earlier: the shown progress stops there. */
  stoppedAt: nullable(Instant),
});
export type SelectedProgram = Static<typeof SelectedProgram>;

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
  /** Number of tasks, without cancelled ones, and of validated ones: its plank is whole once all are validated. */
  tasks: Type.Object({ validated: Count, total: Count }),
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

/** The form; the number of weeks that remain is checked against the programme by `suspensionWeeksAllowed`. */
export const SuspensionRequest = body({
  suspensions: Type.Integer({ minimum: suspensionWeeksMin, maximum: limits.suspensionWeeksMax }),
});
export type SuspensionRequest = Static<typeof SuspensionRequest>;

/** Body of PUT /me/program: zero reactivates. */
export const ProgramUpdate = body({ suspensions: Type.Integer({ minimum: 0, maximum: limits.suspensionWeeksMax }) });
export type ProgramUpdate = Static<typeof ProgramUpdate>;

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

/** A programme out of a pack with a free seat; it begins on `fromDate`, one of `startMondays`, by default the next Monday. */
export const ProgramChoice = body({ program: Id, pack: Id, fromDate: optional(Day) });
export type ProgramChoice = Static<typeof ProgramChoice>;

/** One of them: a programme to follow, an extension, or the end. */
export const ProgramChange = body({
  selectedProgram: optional(ProgramChoice),
  extension: optional(ProgramChoice),
  closure: optional(ClosureBody),
});
export type ProgramChange = Static<typeof ProgramChange>;

/** Effects of a change on tasks, weeks and seats: made in a transaction that is rolled back. */
export const ProgramConsequences = Type.Object({
  /** The weeks afterwards; null when the programme ends. */
  dates: nullable(Period),
  /** Calendar weeks, paused ones included: all of them, and how many the change adds. */
  weeks: Type.Object({ total: Count, added: Count }),
  tasks: Type.Object({ cancelled: Count, added: Count, validated: Count }),
  seatTaken: nullable(Type.Object({ pack: Reference, left: Count })),
  seatReleased: nullable(Type.Object({ pack: Reference, left: Count })),
});
export type ProgramConsequences = Static<typeof ProgramConsequences>;
