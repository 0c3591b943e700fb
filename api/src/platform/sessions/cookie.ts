import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'passerelle_session';
/** Browsers take this name only by https and for this very host, so that no neighbouring site can plant one. */
const hostName = `__Host-${plainName}`;
export const sessionCookie = (isSecure: boolean): string => (isSecure ? hostName : plainName);

/** As long as browsers allow: the server decides when a session ends. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = request.headers.cookie?.split(';') ?? [];
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** By https the old cookie is still read where there is no new one. */
export function readSessionCookie(request: FastifyRequest, isSecure: boolean): string | undefined {
  return readCookie(request, sessionCookie(isSecure)) ?? readCookie(request, plainName);
}

/** Whether the request has the old cookie only. */
export const hasOldCookie = (request: FastifyRequest, isSecure: boolean): boolean =>
  isSecure && readCookie(request, hostName) === undefined && readCookie(request, plainName) !== undefined;

/** A token needs no escaping; out of reach for scripts, and not sent along when another site posts here. */
const cookie = (name: string, token: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

function setCookie(request: FastifyRequest, reply: FastifyReply, one: string, isSecure: boolean): void {
  const isOldThere = isSecure && readCookie(request, plainName) !== undefined;
  // One answer sets one session cookie: the last call wins.
  void reply.removeHeader('set-cookie').header('set-cookie', isOldThere ? [one, cookie(plainName, '', 0, true)] : one);
}

export const writeCookie = (request: FastifyRequest, reply: FastifyReply, token: string, isSecure: boolean): void =>
  setCookie(request, reply, cookie(sessionCookie(isSecure), token, MAX_AGE_S, isSecure), isSecure);

/** By https an empty cookie stays, so that the old name is not read again. */
export const clearCookie = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void =>
  setCookie(request, reply, cookie(sessionCookie(isSecure), '', isSecure ? MAX_AGE_S : 0, isSecure), isSecure);
