import { type Static, Type } from 'typebox';
import { programStatuses } from '../enums/programs';
import { Count, Id, Instant } from '../fields';
import { Period } from './period';
import { Program } from './program';

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
});
export type SelectedProgram = Static<typeof SelectedProgram>;
