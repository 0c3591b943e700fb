import type { GrantedLevel, PermissionArea } from '@passerelle/shared/contract';
import { allows } from '@passerelle/shared/contract/rules/people/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertFactor } from '../sessions/assert-factor';
import type { Person } from '../sessions/person';
import { type Failure, failure } from '../failure';

/** The error format of a call that follows another product's; undefined: the general one. */
export type FormatFailure = (error: unknown, refused: Failure) => { status: number; text: string } | undefined;

/** The access of a call. There is no default: a route without one does not start. */
export type Access =
  | { kind: 'open' }
  | { kind: 'entrance' }
  | { kind: 'securing' }
  | { kind: 'session' }
  | { kind: 'member' }
  | { kind: 'staff'; area: PermissionArea; level: GrantedLevel };

/** Anyone; the person is known where the request has a session. */
export const open = { kind: 'open' } as const satisfies Access;
/** Signed in; the terms of use, and a second factor that is required, may still be missing. */
export const entrance = { kind: 'entrance' } as const satisfies Access;
/** Signed in, terms accepted; a second factor that is required may still be missing. */
export const securing = { kind: 'securing' } as const satisfies Access;
/** Signed in, with or without accepted terms. */
export const session = { kind: 'session' } as const satisfies Access;
/** Signed in, terms accepted. */
export const member = { kind: 'member' } as const satisfies Access;
/** Signed in, terms accepted, and the person's role reaches this permission area. */
export const staff = (area: PermissionArea, level: GrantedLevel) =>
  ({ kind: 'staff', area, level }) as const satisfies Access;

export type PersonFor<A extends Access> = A extends { kind: 'open' } ? Person | undefined : Person;

export function assertAccess(access: Access, person: Person | undefined): void {
  if (access.kind === 'open') return;
  if (!person) throw failure('unauthenticated');
  if (access.kind === 'entrance') return;
  if (access.kind !== 'session' && !person.acceptedTerms) {
    throw failure('forbidden', { message: 'termsNotAccepted', fields: { acceptedTerms: 'required' } });
  }
  if (access.kind !== 'securing') assertFactor(person);
  if (access.kind === 'staff' && !allows(person.permissions, access.area, access.level)) throw failure('forbidden');
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  try {
    return new URL(origin).host === request.host || new URL(origin).origin === new URL(publicUrl).origin;
  } catch {
    return false;
  }
}

/**
 * Another site's page must not change data in a signed-in user's name. Browsers send the request's origin; on plain
 * http outside localhost, only the Origin header. A client that sends neither is no browser and has no cookie.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (safe.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (typeof site === 'string') {
    if (site !== 'same-origin' && site !== 'none') throw failure('forbidden', { message: 'crossSite' });
  } else if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl)) {
    throw failure('forbidden', { message: 'crossSite' });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access of this call; public pages and files state none. */
    access?: Access;
    formatFailure?: FormatFailure;
  }
  interface FastifyRequest {
    person: Person | undefined;
  }
}

/** No call is public by omission: a server with a route that states no access does not start. */
export function denyByDefault(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not state its access: it is not served.`);
  });
}
