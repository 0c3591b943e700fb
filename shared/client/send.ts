import {
  isFormEncoded,
  requestAddress,
  type AnswerOf,
  type CallName,
  type LooseParts,
  type PartsOf,
  type Rest,
} from './address';
import { ApiError } from './api-error';
import { askData } from './http';
import { announceChange } from './announce-change';

export interface SendOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/**
 * Makes a call of the contract: `send('POST /me/contacts', { body })`. Resolves with what the envelope holds, rejects
 * with an `ApiError`. After a success, all that the call `touches` is fetched again wherever it is shown.
 */
export async function send<K extends CallName>(
  name: K,
  ...[parts]: Rest<PartsOf<K>, SendOptions>
): Promise<AnswerOf<K>> {
  const { headers, signal, keepalive, ...loose }: SendOptions & LooseParts = { ...parts };
  const { method, path, isAtRoot } = requestAddress(name, loose);
  const body = method === 'GET' ? null : requestBody(loose, isFormEncoded(name));
  const print = method === 'POST' ? fingerprint(path, body) : null;
  const idempotencyKey = print && keyFor(print);
  try {
    const answer = await askData(path, { method, isAtRoot, body, idempotencyKey, signal, keepalive, headers });
    if (print) settle(print);
    announceChange(name, loose, 'page');
    return answer as AnswerOf<K>;
  } catch (error) {
    if (print && error instanceof ApiError && !error.isOutcomeUnknown) settle(print);
    throw error;
  }
}

/**
 * Values of a nested object by dotted path: `spokenLanguages.0.language`. A form has no null and no empty list: it sends an
 * empty text.
 */
function* leaves(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (value === undefined) return;
  if (value === null || (Array.isArray(value) && value.length === 0)) yield [path, ''];
  else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, path ? `${path}.${name}` : name);
  } else yield [path, typeof value === 'string' ? value : JSON.stringify(value)];
}

export type RequestBody = FormData | URLSearchParams | string | null;

/** A body as JSON, or as a form: where the call asks for one, and with files in several parts. */
export function requestBody({ body, files = {} }: LooseParts, isForm = false): RequestBody {
  const given = Object.entries(files).filter((entry): entry is [string, File] => entry[1] instanceof File);
  if (given.length === 0) {
    if (isForm) return new URLSearchParams(Array.from(leaves(body, '')));
    return body === undefined ? null : JSON.stringify(body);
  }
  const form = new FormData();
  for (const [path, text] of leaves(body, '')) form.append(path, text);
  for (const [path, file] of given) form.append(path, file, file.name);
  return form;
}

/**
 * Each POST carries an idempotency key. The same POST sent again while the outcome of the
 * first is unknown (a double click, a lost answer, « Réessayer ») carries the same key, so nothing is created twice.
 */
const open = new Map<string, string>();

function randomKey(): string {
  // randomUUID is missing on plain http, where the product must work too.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const textOf = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified];

/** Key of a request; equal requests share it. */
export function fingerprint(path: string, body: RequestBody): string {
  const text =
    body instanceof FormData || body instanceof URLSearchParams
      ? Array.from(body, ([name, value]) => [name, textOf(value)])
      : body;
  return JSON.stringify([path, text]);
}

export function keyFor(print: string): string {
  const key = open.get(print) ?? randomKey();
  open.set(print, key);
  return key;
}

/** The outcome is known: asking for the same once more means once more. */
export const settle = (print: string): boolean => open.delete(print);
