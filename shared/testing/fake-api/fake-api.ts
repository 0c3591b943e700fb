import { type Call, type CallMap, calls } from '@passerelle/shared/contract/calls';
import type { ErrorCode, FieldCode } from '@passerelle/shared/contract';
import type { AnswerOf, CallName } from '@passerelle/shared/client';

import { reportViolation } from '../logged-errors';
import { type FakeRequest, readRequest } from './read-request';
import { complaints } from './validators';

interface KnownCall {
  name: string;
  call: Call;
  method: string;
  path: RegExp;
  params: readonly string[];
}

const table: readonly KnownCall[] = Object.entries<CallMap[keyof CallMap]>(calls).map(([name, call]) => {
  const [method = '', pattern = ''] = (call.standsFor?.call ?? name).split(' ');
  const params = Array.from(pattern.matchAll(/:(\w+)/g), ([, param]) => param ?? '');
  const source = pattern.replaceAll(/:\w+/g, '([^/]+)');
  return { name, call, method, params, path: new RegExp(`^${call.atRoot ? '' : '/api'}${source}$`) };
});

const matchesHeader = ({ call }: KnownCall, headers: Headers): boolean =>
  !call.standsFor || (headers.get(call.standsFor.header) ?? '').includes(call.standsFor.value);

/** The call of the contract that a request makes; of two the one with fewer parameters, as on the server. */
function callOf(request: Request): { known: KnownCall; params: Record<string, string> } | null {
  const { pathname } = new URL(request.url);
  const [known] = table
    .filter((one) => one.method === request.method && one.path.test(pathname) && matchesHeader(one, request.headers))
    .toSorted((a, b) => a.params.length - b.params.length || Number(!!b.call.standsFor) - Number(!!a.call.standsFor));
  if (!known) return null;
  const values = known.path.exec(pathname)?.slice(1) ?? [];
  const params = Object.fromEntries(known.params.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  return { known, params };
}

/** A failed answer, in the server's envelope. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly error: { code: ErrorCode; message?: string; fields?: Record<string, FieldCode> },
  ) {}
}

export const refuse = (status: number, error: Refusal['error']): Refusal => new Refusal(status, error);

type Answer<K extends CallName> = AnswerOf<K> | Refusal | Response;
type Handler<K extends CallName> = (request: FakeRequest) => Answer<K> | Promise<Answer<K>>;
export type Handlers = { [K in CallName]?: Handler<K> };

export interface FakeApi {
  /** The requests that were made, oldest first. */
  requests: FakeRequest[];
  requestsOf: (name: CallName) => FakeRequest[];
  /** Adds answers, or changes them from here on. */
  answer: (handlers: Handlers) => void;
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Default error messages of the server, which screens show for these. */
const messages: Partial<Record<ErrorCode, string>> = {
  conflict: 'Cette action n’est plus possible\u00A0: les informations ont changé entre-temps.',
  forbidden: 'Vous n’êtes pas autorisé à accéder à cette ressource.',
};

const refusal = ({ status, error }: Refusal): Response =>
  json({ error: { message: messages[error.code] ?? 'Refusé.', ...error } }, status);

/**
 * Stands in for the server: `fakeApi({ 'GET /me/contacts': () => listOf([aContact()]) })`. Requests and answers are checked
 * against the contract; one that breaks it, or a call that has no answer here, fails the test.
 */
export function fakeApi(initial: Handlers = {}): FakeApi {
  const handlers: Record<string, Handler<CallName> | undefined> = {};
  const requests: FakeRequest[] = [];

  const respond = async (request: Request): Promise<Response> => {
    const found = callOf(request);
    if (!found) return broken(`${request.method} ${request.url} is not a call of the contract`);
    const { name, call } = found.known;
    const { read, faults } = await readRequest(request, name, call, found.params);
    requests.push(read);
    for (const fault of faults) reportViolation(fault);
    const handler = handlers[name];
    if (!handler) return broken(`${name} was called, but the fake API has no answer for it`);
    const answer: unknown = await handler(read);
    if (answer instanceof Response) return answer;
    if (answer instanceof Refusal) return refusal(answer);
    if (!call.response) return new Response(null, { status: 204 });
    const complaint = complaints(call.response, answer, 'answer');
    if (complaint) return broken(`The answer to ${name}: ${complaint}`);
    return json({ data: answer, ...call.beside });
  };

  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => respond(new Request(input, init)));
  const answer = (more: Handlers): void => void Object.assign(handlers, more);
  answer(initial);
  return { requests, requestsOf: (name) => requests.filter((request) => request.name === name), answer };
}

function broken(text: string): Response {
  reportViolation(text);
  return json({ error: { code: 'unexpected', message: text } }, 500);
}
