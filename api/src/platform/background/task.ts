import type { ErrorCode } from '@passerelle/shared/contract';
import type { Db, DatabaseAddress } from '../database/connection';
import type { WritePlace } from '../database/read-replica';
import { Failure, type FailureDetails } from '../failure';
import type { Statement } from '../tracing/statements';

export interface ThreadStart {
  address: DatabaseAddress;
  /** Of a read replica of the database; absent: there is none. */
  readAddress?: DatabaseAddress | undefined;
}

/** Messages to the background thread; each piece of a stream is requested. */
export type Order =
  | {
      kind: 'begin';
      id: number;
      task: string;
      input: unknown;
      from?: WritePlace | undefined;
      /** True when the statements of the task are traced. */
      isTraced: boolean;
    }
  | { kind: 'next'; id: number }
  | { kind: 'cancel'; id: number };

export type Report =
  | { kind: 'piece'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'done'; id: number; result: unknown; statements: readonly Statement[] }
  | { kind: 'failed'; id: number; error: CopiedError; statements: readonly Statement[] };

/** An error sent between threads loses its class and its code, which the answer needs. */
interface CopiedError {
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

export type Pieces = AsyncIterable<string | Uint8Array>;

/**
 * A long task, run in its own thread with its own connections. Input and output are cloned between threads: plain
 * values, no functions.
 */
export interface Task<Input, Result> {
  name: string;
  run: (db: Db, input: Input) => Promise<Result>;
}

/** The same for output that is made piece by piece, no faster than it is read. */
export interface StreamTask<Input> {
  name: string;
  stream: (db: Db, input: Input) => Pieces;
}

/** Types as in the thread: inputs are not validated again, since both sides are one build. */
export type AnyTask = Task<never, unknown> | StreamTask<never>;

export interface Background {
  run<Input, Result>(task: Task<Input, Result>, input: Input): Promise<Result>;
  /** `from`: the minimum position of a usable replica; absent: the primary is read. */
  stream<Input>(task: StreamTask<Input>, input: Input, from?: WritePlace): Pieces;
  close(): Promise<void>;
}

/** Without a thread: for commands, which answer no calls meanwhile. */
export const inForeground = (db: Db): Background => ({
  run: (task, input) => task.run(db, input),
  stream: (task, input) => task.stream(db, input),
  close: () => Promise.resolve(),
});
