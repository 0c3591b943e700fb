import { Failure, type FailureDetails } from '../failure';
import type { ErrorCode } from '@passerelle/shared/contract';
import type { DatabaseAddress } from '../database/connection';

export interface ThreadStart {
  address: DatabaseAddress;
}

/** Messages to the background thread; each piece of a stream is requested. */
export type Order =
  | { kind: 'begin'; id: number; task: string; input: unknown }
  | { kind: 'next'; id: number }
  | { kind: 'cancel'; id: number };

export type Report =
  | { kind: 'piece'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; error: CopiedError };

/** An error sent between threads loses its class and its code, which decide the answer to the call. */
export interface CopiedError {
  name: string;
  message: string;
  stack: string | undefined;
  code: unknown;
  details: FailureDetails | undefined;
  cause: CopiedError | undefined;
}

export function copyError(error: unknown): CopiedError {
  if (!(error instanceof Error)) {
    return {
      name: 'Error',
      message: String(error),
      stack: undefined,
      code: undefined,
      details: undefined,
      cause: undefined,
    };
  }
  const { name, message, stack, cause } = error;
  const details = error instanceof Failure ? { ...error.details, cause: undefined } : undefined;
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? error.code : undefined;
  return { name, message, stack, code, details, cause: cause instanceof Error ? copyError(cause) : undefined };
}

export function restoreError({ name, message, stack, code, details, cause }: CopiedError): Error {
  const reason = cause && restoreError(cause);
  if (details) return new Failure(code as ErrorCode, { ...details, cause: reason });
  return Object.assign(new Error(message, { cause: reason }), { name, ...(stack && { stack }), code });
}
