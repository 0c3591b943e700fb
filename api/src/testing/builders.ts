import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Contact } from '@passerelle/shared/contract';
import { nameColumns } from '../domains/accounts/identity';
import type { Clock } from '../platform/clock';
import type { Db } from '../platform/database/connection';
import type { Database } from '../platform/database/schema';
import { searchText, sortKey } from '../platform/text/search';
import { hashPassword } from '../platform/sessions/secrets';

/** A complete answer of the contract, for tests that are not about contacts. */
export const aContactAnswer = (): Contact => ({
  id: '7b0f6d0e-3f4e-4a53-9f35-0f4b1b2d8a10',
  type: 'hr',
  lastName: 'Martin',
  firstName: null,
  civility: null,
  company: { name: null, service: null },
  job: { occupation: null, jobTitle: null },
  email: null,
  phone: null,
  mobilePhone: null,
  addresses: [],
  referrer: null,
  referred: [],
  comment: null,
  lastExchangeAt: null,
  nextExchangeAt: null,
  version: 1,
  createdAt: '2026-11-25T10:00:00.000Z',
  updatedAt: '2026-11-25T10:00:00.000Z',
});

export interface TestPerson {
  id: string;
  organizationId: string;
  email: string;
}

type OrganizationValues = Partial<Insertable<Database['organizations']>>;
/** Any column of the user, and a password for tests that sign in. */
export type PersonValues = Partial<Insertable<Database['users']>> & { password?: string };

/** A well-formed id of no row. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

/** Initial rows of tests, with only the columns that matter there. */
export function createBuilders(db: Db, clock: Clock) {
  async function anOrganization(values: OrganizationValues = {}): Promise<string> {
    const at = clock.now().toJSDate();
    const name = values.name ?? 'Atelier Horizon';
    const { id } = await db
      .insertInto('organizations')
      .values({
        slug: `organization-${randomUUID()}`,
        name,
        sort_name: sortKey(name),
        search: searchText(name),
        created_at: at,
        updated_at: at,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** A user who has accepted the terms, in a new organisation unless one is given. */
  async function aPerson({ password, ...values }: PersonValues = {}): Promise<TestPerson> {
    const at = clock.now().toJSDate();
    const firstName = values.first_name ?? 'Camille';
    const lastName = values.last_name ?? 'Durand';
    const email = values.email ?? `${randomUUID()}@example.org`;
    const organizationId = values.organization_id ?? (await anOrganization());
    const { id } = await db
      .insertInto('users')
      .values({
        role: 'user',
        ...nameColumns({ firstName, lastName, email }),
        setup_at: at,
        terms_accepted_at: at,
        created_at: at,
        updated_at: at,
        ...values,
        email,
        organization_id: organizationId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (password !== undefined) {
      const password_hash = await hashPassword(password);
      await db.insertInto('credentials').values({ user_id: id, password_hash, changed_at: at }).execute();
    }
    return { id, organizationId, email };
  }

  return { anOrganization, aPerson };
}
