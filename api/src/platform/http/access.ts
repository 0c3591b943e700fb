import { allows, type GrantedLevel, type PermissionArea } from '@passerelle/shared/contract';
import type { Person } from '../sessions/person';
import { failure } from './failure';

/** Who may make a call. There is no default: a route that states none does not start. */
export type Access =
  | { kind: 'open' }
  | { kind: 'entrance' }
  | { kind: 'securing' }
  | { kind: 'session' }
  | { kind: 'participant' }
  | { kind: 'staff'; area: PermissionArea; level: GrantedLevel };

/** Anyone; the person is known when a session comes along. */
export const open = { kind: 'open' } as const satisfies Access;
/** Signed in; the terms of use, and a second factor that is required, may still be missing. */
export const entrance = { kind: 'entrance' } as const satisfies Access;
/** Signed in, terms accepted; a second factor that is required may still be missing. */
export const securing = { kind: 'securing' } as const satisfies Access;
/** Signed in, the terms of use perhaps not accepted yet. */
export const session = { kind: 'session' } as const satisfies Access;
/** Signed in, terms accepted. */
export const participant = { kind: 'participant' } as const satisfies Access;
/** Signed in, terms accepted, and the person's role reaches this permission area. */
export const staff = (area: PermissionArea, level: GrantedLevel) =>
  ({ kind: 'staff', area, level }) as const satisfies Access;

export type PersonFor<A extends Access> = A extends { kind: 'open' } ? Person | undefined : Person;

/** Until a second factor that is required is set up, nothing else is done. */
export function assertFactor({ lacksSecondFactor }: Person): void {
  if (lacksSecondFactor) {
    throw failure('forbidden', { message: 'secondFactorMissing', fields: { secondFactor: 'required' } });
  }
}

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
