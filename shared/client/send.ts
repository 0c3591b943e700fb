import { addressOf } from './address';
import { ApiError } from './api-error';
import type { AnswerOf, CallName, LooseParts, PartsOf, Rest } from './calls';
import { ask, dataOf } from './http';
import { fingerprint, keyFor, settle } from './idempotency';
import { requestBody } from './request-body';
import { announceChange } from './touched';

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
  const { method, url } = addressOf(name, loose);
  const body = method === 'GET' ? null : requestBody(loose);
  const print = method === 'POST' ? fingerprint(url, body) : null;
  const idempotencyKey = print && keyFor(print);
  try {
    const answer = await dataOf(await ask(url, { method, body, idempotencyKey, signal, keepalive, headers }));
    if (print) settle(print);
    announceChange(name, loose, 'page');
    return answer as AnswerOf<K>;
  } catch (error) {
    if (print && error instanceof ApiError && !error.isOutcomeUnknown) settle(print);
    throw error;
  }
}
