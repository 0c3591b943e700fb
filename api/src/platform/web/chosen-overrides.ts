import type { Permissions } from '@passerelle/shared/contract';
import { mayEnter } from '@passerelle/shared/contract/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCookie } from '../sessions/cookie';
import { isLoopback } from './origins';
import { parseOverrides, textOf, type Overrides } from './overrides';

export interface Asker {
  /** Absent: nobody is signed in. */
  permissions: Permissions | undefined;
  /** The server is a developer's own. */
  isDevelopment: boolean;
  isSecure: boolean;
}

const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-passerelle.remote' : 'passerelle.remote');
const none: Overrides = {};

/** A page of another machine may not choose for this one, not even under a name that leads here. */
const isOwnMachine = ({ host }: FastifyRequest): boolean => isLoopback(`http://${host}`);

/**
 * A link on another site chooses nothing: the choice would stay for the whole session. Nor does who does not say where
 * it comes from, as browsers do on addresses that anybody on the way could change.
 */
function askedIn({ query, headers }: FastifyRequest): string | undefined {
  const site = headers['sec-fetch-site'];
  if (site !== 'none' && site !== 'same-origin') return undefined;
  const { remote } = query as Record<string, string | string[]>;
  return remote === undefined ? undefined : [remote].flat().join(',');
}

/** What was written here before; whatever else bears the name is no choice. */
function keptIn(request: FastifyRequest, isSecure: boolean): string | undefined {
  const cookie = readCookie(request, cookieName(isSecure));
  if (cookie === undefined) return undefined;
  try {
    return decodeURIComponent(cookie);
  } catch {
    return '';
  }
}

/** What is asked for joins what is kept; what is asked for and is nothing leaves it all. */
function wantedOf(asked: string | undefined, kept: string | undefined): Overrides | null {
  const before = parseOverrides(kept ?? '');
  if (asked === undefined) return before;
  const more = asked === '' ? null : parseOverrides(asked);
  return more && parseOverrides(textOf({ ...before, ...more }));
}

/**
 * A developer's own server takes remotes from anywhere, on that very machine. Elsewhere staff may try what runs on their own machine, and
 * nothing else, since what is loaded acts in their name.
 */
function mayTake(overrides: Overrides, request: FastifyRequest, { permissions, isDevelopment }: Asker): boolean {
  if (isDevelopment && isOwnMachine(request)) return true;
  const isStaff = permissions !== undefined && mayEnter('client', permissions);
  return isStaff && Object.values(overrides).every(isLoopback);
}

function keep(reply: FastifyReply, overrides: Overrides, isSecure: boolean): void {
  const text = textOf(overrides);
  const end = text === '' ? '; Max-Age=0' : '';
  const cookie = `${cookieName(isSecure)}=${encodeURIComponent(text)}; Path=/${end}; HttpOnly; SameSite=Strict`;
  void reply.header('set-cookie', isSecure ? `${cookie}; Secure` : cookie);
}

/** The remotes that this document takes from elsewhere, by `?remote=mfe-contacts@http://localhost:4103` and since. */
export function chosenOverrides(request: FastifyRequest, reply: FastifyReply, asker: Asker): Overrides {
  const kept = keptIn(request, asker.isSecure);
  const wanted = wantedOf(askedIn(request), kept);
  const taken = wanted && mayTake(wanted, request, asker) ? wanted : none;
  const isKept = textOf(taken) === (kept ?? '');
  if (!isKept || kept === '') keep(reply, taken, asker.isSecure);
  return taken;
}
