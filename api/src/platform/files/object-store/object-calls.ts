import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { text as readText } from 'node:stream/consumers';
import { systemClock } from '../../clock';
import { failure } from '../../failure';
import type { ObjectPlace } from '../../object-place';
import { encodeSegment, queryText, sha256Of, signRequest } from './sign-request';

export interface ObjectRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below bucket and prefix; absent: the bucket itself. */
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** A file whose bytes are sent. */
  file?: { path: string; size: number; sha256: string };
  signal?: AbortSignal;
}

/** Of bytes that never begin to move; a large file may take as long as it needs. */
const IDLE_TIMEOUT_MS = 30_000;
const PAUSES_MS = [100, 400, 1_600];
const emptyHash = sha256Of('');

/** The store is away, or refuses us: nobody can tell yet whether a file is there. */
const unavailable = (cause: unknown) => failure('notReady', { retryAfter: 2, cause });

const mayPass = (status: number): boolean => status >= 500 || status === 429;

/** Requests to an object store; what may pass by itself is tried again, since each of them may be sent twice. */
export function createObjectCalls(place: ObjectPlace) {
  const web = place.protocol === 'https:' ? https : http;
  const agent = new web.Agent({ keepAlive: true, maxSockets: 32 });

  function sendOnce({ method, name, query, headers, file, signal }: ObjectRequest): Promise<IncomingMessage> {
    const key = name === undefined ? '' : `/${(place.prefix + name).split('/').map(encodeSegment).join('/')}`;
    const path = `/${place.bucket}${key}`;
    const bodyHash = file?.sha256 ?? emptyHash;
    const given = { host: place.host, ...headers, ...(file && { 'content-length': String(file.size) }) };
    // By the time of day, whatever the product's clock is set to: the store compares it with its own.
    const at = systemClock.now().toJSDate();
    const signed = signRequest({ method, path, headers: given, bodyHash, ...(query && { query }) }, place, at);
    const address = `${place.protocol}//${place.host}${path}${query ? `?${queryText(query)}` : ''}`;
    return new Promise((resolve, reject) => {
      const request = web.request(address, { method, headers: signed, agent, ...(signal && { signal }) }, resolve);
      request.setTimeout(IDLE_TIMEOUT_MS, () => request.destroy(new Error('The object store does not answer.')));
      request.on('error', reject);
      if (file) createReadStream(file.path).on('error', reject).pipe(request);
      else request.end();
    });
  }

  /** A refusal in the store's own words, for the log. */
  async function refused(answer: IncomingMessage, { method }: ObjectRequest): Promise<Error> {
    const words = /<Code>([^<]{1,80})<\/Code>/.exec((await readText(answer)).slice(0, 5_000))?.[1];
    return new Error(`The object store answers ${method} with ${answer.statusCode}${words ? ` ${words}` : ''}.`);
  }

  /** The answer, or undefined for what is not there. Throws `notReady` for everything else. */
  async function send(request: ObjectRequest): Promise<IncomingMessage | undefined> {
    for (let attempt = 0; ; attempt += 1) {
      const wait = PAUSES_MS[attempt];
      try {
        const answer = await sendOnce(request);
        const status = answer.statusCode ?? 0;
        if (status >= 200 && status < 300) return answer;
        if (status === 404 && request.name !== undefined) {
          answer.resume();
          return undefined;
        }
        const error = await refused(answer, request);
        if (!mayPass(status) || wait === undefined) throw unavailable(error);
      } catch (error) {
        const isFinal = error instanceof Error && error.name === 'Failure';
        if (isFinal || request.signal?.aborted || wait === undefined) throw isFinal ? error : unavailable(error);
      }
      await pause(wait);
    }
  }

  /** For answers without a body that matters. */
  async function ask(request: ObjectRequest): Promise<IncomingMessage | undefined> {
    const answer = await send(request);
    answer?.resume();
    return answer;
  }

  return { send, ask, close: () => agent.destroy() };
}

export type ObjectCalls = ReturnType<typeof createObjectCalls>;
