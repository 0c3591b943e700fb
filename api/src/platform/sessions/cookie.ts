import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'passerelle_session';
/** Browsers take this name only by https and for this very host, so that no neighbouring site can plant one. */
const hostName = `__Host-${plainName}`;
export const sessionCookie = (isSecure: boolean): string => (isSecure ? hostName : plainName);

/** As long as browsers allow: when a session ends is the server's business. */
const longest = 400 * 24 * 60 * 60;

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = request.headers.cookie?.split(';') ?? [];
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** By https, whoever has the cookie of before is read by it once: what they are given then stands before it for good. */
export function readSessionCookie(request: FastifyRequest, isSecure: boolean): string | undefined {
  return readCookie(request, sessionCookie(isSecure)) ?? readCookie(request, plainName);
}

/** Whether only the cookie of before says who is there. */
export const hasOldCookie = (request: FastifyRequest, isSecure: boolean): boolean =>
  isSecure && readCookie(request, hostName) === undefined && readCookie(request, plainName) !== undefined;

/** A token needs no escaping; out of reach for scripts, and not sent along when another site posts here. */
const cookie = (name: string, token: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

function setCookie(request: FastifyRequest, reply: FastifyReply, one: string, isSecure: boolean): void {
  const isOldThere = isSecure && readCookie(request, plainName) !== undefined;
  // The later word counts: signing in ends the session before it.
  void reply.removeHeader('set-cookie').header('set-cookie', isOldThere ? [one, cookie(plainName, '', 0, true)] : one);
}

export const writeCookie = (request: FastifyRequest, reply: FastifyReply, token: string, isSecure: boolean): void =>
  setCookie(request, reply, cookie(sessionCookie(isSecure), token, longest, isSecure), isSecure);

/** By https an empty one stays: it keeps the old name from being read again. */
export const clearCookie = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void =>
  setCookie(request, reply, cookie(sessionCookie(isSecure), '', isSecure ? longest : 0, isSecure), isSecure);
