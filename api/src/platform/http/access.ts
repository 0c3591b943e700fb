import type { PermissionArea, PermissionLevel } from '@passerelle/shared/contract';
import { allows } from '../sessions/permissions';
import type { Person } from '../sessions/person';
import { failure } from './failure';

type Level = Exclude<PermissionLevel, 'disabled'>;

/** Who may make a call. There is no default: a route that states none does not start. */
export type Access =
  | { kind: 'open' }
  | { kind: 'session' }
  | { kind: 'participant' }
  | { kind: 'staff'; area: PermissionArea; level: Level };

/** Anyone; the person is known when a session comes along. */
export const open = { kind: 'open' } as const satisfies Access;
/** Signed in, the terms of use perhaps not accepted yet. */
export const session = { kind: 'session' } as const satisfies Access;
/** Signed in, terms accepted. */
export const participant = { kind: 'participant' } as const satisfies Access;
/** Signed in, terms accepted, and the person's role reaches this permission area. */
export const staff = (area: PermissionArea, level: Level) => ({ kind: 'staff', area, level }) as const satisfies Access;

export type PersonFor<A extends Access> = A extends { kind: 'open' } ? Person | undefined : Person;

export function assertAccess(access: Access, person: Person | undefined): void {
  if (access.kind === 'open') return;
  if (!person) throw failure('unauthenticated');
  if (access.kind === 'session') return;
  if (!person.acceptedTerms) {
    throw failure('forbidden', { message: 'termsNotAccepted', fields: { acceptedTerms: 'required' } });
  }
  if (access.kind === 'staff' && !allows(person.permissions, access.area, access.level)) throw failure('forbidden');
}
