import type { FastifyReply, FastifyRequest } from 'fastify';

export const sessionCookie = 'passerelle_session';

/** As long as browsers allow: when a session ends is the server's business. */
const longest = 400 * 24 * 60 * 60;

export function readCookie(request: FastifyRequest, name = sessionCookie): string | undefined {
  const pairs = request.headers.cookie?.split(';') ?? [];
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** A token needs no escaping; out of reach for scripts, and not sent along when another site posts here. */
function setCookie(reply: FastifyReply, token: string, maxAge: number, isSecure: boolean): void {
  const cookie = `${sessionCookie}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  // The later word counts: signing in ends the session before it.
  void reply.removeHeader('set-cookie').header('set-cookie', cookie);
}

export const writeCookie = (reply: FastifyReply, token: string, isSecure: boolean): void =>
  setCookie(reply, token, longest, isSecure);

export const clearCookie = (reply: FastifyReply, isSecure: boolean): void => setCookie(reply, '', 0, isSecure);
