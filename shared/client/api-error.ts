import type { ErrorCode, FieldCode } from '@passerelle/shared/contract';
import { errorCodes, fieldCodes } from '@passerelle/shared/contract/enums/errors';
import { now } from '@passerelle/shared/i18n';
import { serverStatusOfFailure, serverStatusOf, type ServerStatus } from './server-status';

interface Details {
  status: number;
  code: ErrorCode;
  message: string;
  fields?: Record<string, FieldCode>;
  headers?: Headers;
  data?: unknown;
  cause?: unknown;
}

const MINUTE = 60_000;

/** Error of a failed call. Without any answer, `status` is 0 and `message` empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Time stamp of the failure. */
  readonly at = now().getTime();
  readonly status: number;
  readonly code: ErrorCode;
  /** Errors of single fields, by their dotted path. */
  readonly fields: Readonly<Record<string, FieldCode>>;
  readonly headers: Headers;
  /** The body of the answer, as it came. */
  readonly data: unknown;
  /** Reachability of the server: a network failure has its own message for the user. */
  readonly reach: ServerStatus;

  constructor({ status, code, message, fields = {}, headers = new Headers(), data = null, cause }: Details) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.data = data;
    this.reach = status === 0 ? serverStatusOfFailure(cause) : serverStatusOf(status);
  }

  /** Time stamp from which the server accepts a retry, if it sent one; rounded up to the full minute. */
  get retryAt(): number | undefined {
    const seconds = Number(this.headers.get('retry-after'));
    return seconds > 0 ? Math.ceil((this.at + seconds * 1_000) / MINUTE) * MINUTE : undefined;
  }

  /** True if the call may have been carried out although no success came back. */
  get isOutcomeUnknown(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** No answer came: the network, a time-out, a closed connection. */
export const noAnswer = (cause: unknown): ApiError =>
  new ApiError({ status: 0, code: 'unexpected', message: '', cause });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fieldsIn(value: unknown): Record<string, FieldCode> {
  const known = Object.entries(isObject(value) ? value : {}).map(([path, sent]) => {
    const code = fieldCodes.find((one) => one === sent) ?? 'format';
    return [path, code] as const;
  });
  return Object.fromEntries(known);
}

/** Reads a failed answer. A proxy or captive portal between page and server may send any body. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  let data: unknown = text;
  try {
    data = JSON.parse(text);
  } catch {
    // Not of our server: the status is all that is known.
  }
  const failure = isObject(data) && isObject(data['error']) ? data['error'] : {};
  return new ApiError({
    status: response.status,
    code: errorCodes.find((code) => code === failure['code']) ?? 'unexpected',
    message: typeof failure['message'] === 'string' ? failure['message'] : '',
    fields: fieldsIn(failure['fields']),
    headers: response.headers,
    data,
  });
}

/** The resource has changed since it was read. Nothing was saved. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

/** The resource was deleted meanwhile. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
