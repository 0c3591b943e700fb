import { createHmac } from 'node:crypto';
import { cleanEmail } from '@passerelle/shared/contract/rules/people/email';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Failure } from '../failure';
import type { MessageKey } from '../failure-messages';
import { sourceOf } from '../source';

declare module 'fastify' {
  interface FastifyInstance {
    /** Equal for equal texts on this server: log lines can be grouped without naming people. */
    pseudonymOf?: (text: string) => string;
  }
}

export function namePseudonyms(app: FastifyInstance, secret: string): void {
  app.decorate('pseudonymOf', (text: string) =>
    createHmac('sha256', secret).update(`log:${text}`).digest('base64url').slice(0, 16),
  );
}

/** Refusals with these codes concern the caller; of the others, those from guessing do. */
const codes: readonly string[] = ['unauthenticated', 'forbidden', 'tooMany'];
const guesses: readonly (MessageKey | undefined)[] = [
  'unknownEmail',
  'wrongPassword',
  'codeWrong',
  'linkUnknown',
  'linkExpired',
  'linkUsed',
];

/** The account named in a sign-in or a forgotten-password request. */
function accountIn({ body, server }: FastifyRequest): string | undefined {
  const entries = body instanceof URLSearchParams ? Object.fromEntries(body) : body;
  const username = typeof entries === 'object' && entries !== null && 'username' in entries && entries.username;
  return typeof username === 'string' ? server.pseudonymOf?.(cleanEmail(username).toLowerCase()) : undefined;
}

/** A log line for the detection of attacks. Addresses of people and machines are in it as pseudonyms only. */
export function logRefusal(request: FastifyRequest, { code, details }: Failure): void {
  const { message: reason } = details;
  if (!codes.includes(code) && !guesses.includes(reason)) return;
  const { person, method, routeOptions, server } = request;
  const who = { person: person?.id, account: accountIn(request), source: server.pseudonymOf?.(sourceOf(request)) };
  const what = { event: 'refused', code, reason, method, route: routeOptions.url ?? '(none)' };
  // Calls without a session are no sign of an attack.
  const level = code === 'unauthenticated' && reason === undefined ? 'info' : 'warn';
  request.log[level]({ ...what, ...who }, 'security');
}

export function logSession(request: FastifyRequest, event: 'session.started' | 'session.ended', person?: string): void {
  request.log.info({ event, person, source: request.server.pseudonymOf?.(sourceOf(request)) }, 'security');
}
