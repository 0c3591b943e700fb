import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'passerelle_session';
/** Browsers accept this name only over https and for this exact host, so that no neighbouring site can set one. */
const hostName = `__Host-${plainName}`;
export const sessionCookie = (isSecure: boolean): string => (isSecure ? hostName : plainName);

/** The maximum of browsers: the server decides when a session ends. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

/** HttpOnly, and not sent with cross-site posts. */
export const cookieOptions = (maxAge: number, secure: boolean) =>
  ({ path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure }) as const satisfies CookieSerializeOptions;

/** Over https the old cookie is still read without a new one. */
export function readSessionCookie({ cookies }: FastifyRequest, isSecure: boolean): string | undefined {
  return cookies[sessionCookie(isSecure)] ?? cookies[plainName];
}

/** True if the request has the old cookie only. */
export const hasOldCookie = ({ cookies }: FastifyRequest, isSecure: boolean): boolean =>
  isSecure && cookies[hostName] === undefined && cookies[plainName] !== undefined;

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAge: number,
  isSecure: boolean,
): void {
  void reply.setCookie(sessionCookie(isSecure), token, cookieOptions(maxAge, isSecure));
  if (isSecure && request.cookies[plainName] !== undefined) void reply.setCookie(plainName, '', cookieOptions(0, true));
}

export const writeCookie = (request: FastifyRequest, reply: FastifyReply, token: string, isSecure: boolean): void =>
  setCookie(request, reply, token, MAX_AGE_S, isSecure);

/** Over https an empty cookie stays, so that the old name is not read again. */
export const clearCookie = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void =>
  setCookie(request, reply, '', isSecure ? MAX_AGE_S : 0, isSecure);
