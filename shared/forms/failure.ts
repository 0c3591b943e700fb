import { FORM_ERROR } from 'final-form';

import { ApiError } from '@passerelle/shared/client';
import { nestedFaults } from './nested-faults';

/** Why a submit failed as a whole, when no field is to blame. */
export type SubmitFailure =
  { text: string } | { retryAt: number } | 'signed-out' | 'offline' | 'unavailable' | 'unexpected';

/** A refusal that the server explains is shown in its words; what broke is not the person's business. */
function reasonOf(error: unknown): SubmitFailure {
  if (!(error instanceof ApiError)) return 'unexpected';
  if (error.reach === 'silent') return 'offline';
  if (error.reach === 'unavailable') return 'unavailable';
  if (error.status === 401) return 'signed-out';
  if (error.status === 429 && error.retryAt) return { retryAt: error.retryAt };
  return error.status < 500 && error.message ? { text: error.message } : 'unexpected';
}

/** A failed call as final-form's submit errors: on their fields where the server names some. */
export function submitFaults(error: unknown, failureText?: (error: unknown) => string | undefined) {
  const own = failureText?.(error);
  if (own !== undefined) return { [FORM_ERROR]: { text: own } };
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return nestedFaults(error.fields);
  return { [FORM_ERROR]: reasonOf(error) };
}
