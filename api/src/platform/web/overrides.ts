import type { Permissions } from '@passerelle/shared/contract';
import { mayEnter } from '@passerelle/shared/contract/remotes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback, isOrigin } from './origins';

export interface Asker {
  /** Absent: not signed in. */
  permissions: Permissions | undefined;
  /** The server is a developer's own. */
  isDevelopment: boolean;
  isSecure: boolean;
}

const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-passerelle.remote' : 'passerelle.remote');
const none: Overrides = {};

/** A page of another machine must not set overrides, even under a host name that resolves to this one. */
const isOwnMachine = ({ host }: FastifyRequest): boolean => isLoopback(`http://${host}`);

/**
 * A link on another site must not set overrides, since they stay for the whole session. Neither must a request without
 * `sec-fetch-site`: browsers omit it on plain http, which others on the network could change.
 */
function readRequested({ query, headers }: FastifyRequest): string | undefined {
  const site = headers['sec-fetch-site'];
  if (site !== 'none' && site !== 'same-origin') return undefined;
  const { remote } = query as Record<string, string | string[]>;
  return remote === undefined ? undefined : [remote].flat().join(',');
}

/** Requested overrides are added to the stored ones; an empty request removes all. */
function mergeRequested(requested: string | undefined, stored: string | undefined): Overrides | null {
  const before = parseOverrides(stored ?? '');
  if (requested === undefined) return before;
  const more = requested === '' ? null : parseOverrides(requested);
  return more && parseOverrides(textOf({ ...before, ...more }));
}

/**
 * A developer's own server accepts any origin, from the same machine. Elsewhere staff may load remotes from their own
 * machine only, since a remote acts in their name.
 */
function isAllowed(overrides: Overrides, request: FastifyRequest, { permissions, isDevelopment }: Asker): boolean {
  if (isDevelopment && isOwnMachine(request)) return true;
  const isStaff = permissions !== undefined && mayEnter('client', permissions);
  return isStaff && Object.values(overrides).every(isLoopback);
}

function writeCookie(reply: FastifyReply, overrides: Overrides, isSecure: boolean): void {
  const text = textOf(overrides);
  const lifetime = text === '' ? { maxAge: 0 } : {};
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure, ...lifetime } as const;
  void reply.setCookie(cookieName(isSecure), text, options);
}

/** The overrides of this document, from `?remote=mfe-contacts@http://localhost:4103` and stored ones. */
export function chosenOverrides(request: FastifyRequest, reply: FastifyReply, asker: Asker): Overrides {
  const stored = request.cookies[cookieName(asker.isSecure)];
  const merged = mergeRequested(readRequested(request), stored);
  const taken = merged && isAllowed(merged, request, asker) ? merged : none;
  const isStored = textOf(taken) === (stored ?? '');
  if (!isStored || stored === '') writeCookie(reply, taken, asker.isSecure);
  return taken;
}

/** Overrides of the registry: by name, the origin of each build. */
export type Overrides = Readonly<Record<string, string>>;

const MAX_OVERRIDES = 7;
const entry = /^([a-z][a-z0-9-]*)@(.+?)\/?$/;

/** `mfe-contacts@http://localhost:4103,mfe-library@…`; null: invalid, and then all of it is ignored. */
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

/** As in the document: the address of the files. */
export const basesOf = (overrides: Overrides): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(overrides).map(([name, origin]) => [name, `${origin}/`]));
