import type { Static } from 'typebox';
import { body, LongText, optional } from '../fields';
import { CurrentPassword } from './password';

/** The password stands for a signature: what it asks for cannot be undone once done. */
export const ErasureRequest = body({ password: CurrentPassword, reason: optional(LongText) });
export type ErasureRequest = Static<typeof ErasureRequest>;
