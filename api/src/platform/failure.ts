import type { ErrorCode, FieldCode } from '@passerelle/shared/contract';
import type { MessageKey } from './failure-messages';

const statuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  duplicate: 409,
  conflict: 409,
  full: 409,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  unexpected: 500,
  notReady: 503,
} as const satisfies Record<ErrorCode, number>;

export interface FailureDetails {
  /** A field's path, dotted, to its error. */
  fields?: Record<string, FieldCode>;
  /** A specific message, where the code's general one would not help the user. */
  message?: MessageKey;
  /** For the `{name}`s of the message, and for clients that do not parse the text. */
  figures?: Record<string, number>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  cause?: unknown;
}

export class Failure extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: FailureDetails = {},
  ) {
    super(code, { cause: details.cause });
    this.name = 'Failure';
    this.status = statuses[code];
  }
}

export const failure = (code: ErrorCode, details?: FailureDetails): Failure => new Failure(code, details);
