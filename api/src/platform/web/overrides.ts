import type { RoleName } from '@passerelle/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../sessions/cookie';
import { isLoopback, isOrigin } from './origins';

export interface Asker {
  /** Absent: nobody is signed in. */
  role: RoleName | undefined;
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
function mayTake(overrides: Overrides, request: FastifyRequest, { role, isDevelopment }: Asker): boolean {
  if (isDevelopment && isOwnMachine(request)) return true;
  return role !== undefined && role !== 'user' && Object.values(overrides).every(isLoopback);
}

function writeCookie(reply: FastifyReply, overrides: Overrides, isSecure: boolean): void {
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
  if (!isKept || kept === '') writeCookie(reply, taken, asker.isSecure);
  return taken;
}

/** Remotes that a document takes from elsewhere than the registry says: by name, the origin where each is built. */
export type Overrides = Readonly<Record<string, string>>;

const MAX_OVERRIDES = 7;
const entry = /^([a-z][a-z0-9-]*)@(.+?)\/?$/;

/** `mfe-contacts@http://localhost:4103,mfe-library@…`; null: it is not that, and then none of it counts. */
export function parseOverrides(text: string): Overrides | null {
  const overrides: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [, name, origin] = entry.exec(part) ?? [];
    if (!name || !origin || !isOrigin(origin)) return null;
    overrides[name] = origin;
  }
  return Object.keys(overrides).length <= MAX_OVERRIDES ? overrides : null;
}

export const textOf = (overrides: Overrides): string =>
  Object.entries(overrides)
    .map(([name, origin]) => `${name}@${origin}`)
    .join(',');

/** As the document carries them: where the page finds the files. */
export const basesOf = (overrides: Overrides): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(overrides).map(([name, origin]) => [name, `${origin}/`]));
