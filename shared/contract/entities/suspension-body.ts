import { type Static, Type } from 'typebox';
import { body } from '../fields';
import { limits } from '../limits';

/** The form; the number of weeks that remain is checked against the programme by `suspensionWeeksAllowed`. */
export const SuspensionRequest = body({
  suspensions: Type.Integer({ minimum: limits.suspensionWeeksMin, maximum: limits.suspensionWeeksMax }),
});
export type SuspensionRequest = Static<typeof SuspensionRequest>;

/** What PUT /me/program takes: zero reactivates. */
export const ProgramUpdate = body({ suspensions: Type.Integer({ minimum: 0, maximum: limits.suspensionWeeksMax }) });
export type ProgramUpdate = Static<typeof ProgramUpdate>;
