import {
  grantableRoles,
  type GroupSort,
  groupSorts,
  type Locale,
  type Organization,
  type Paged,
  type Permissions,
  type QueryOf,
  type Role,
} from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { inLocale } from '../../platform/text/text';
import { failure } from '../../platform/failure';
import { matchesAll, readList, readPage } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { reachOf } from '../accounts/visibility';
import { themeColumns, themeOf } from './theme-of';

const columns = {
  name: 'organizations.sort_name',
  createdAt: 'organizations.created_at',
} as const satisfies Record<GroupSort, string>;

const visible = (db: Db, person: Person) =>
  db
    .selectFrom('organizations')
    .leftJoin('themes', 'themes.organization_id', 'organizations.id')
    .$if(reachOf(person) !== 'everywhere', (found) => found.where('organizations.id', '=', person.organizationId));

const rowsOf = (found: ReturnType<typeof visible>) =>
  found.select([
    'organizations.id',
    'organizations.name',
    'organizations.group_name',
    'organizations.company_name',
    'organizations.serial_number',
    'organizations.vat_serial_number',
    'organizations.company_size',
    'organizations.business_type',
    'organizations.address_street',
    'organizations.billing_address_street',
    'organizations.locale',
    'organizations.requires_second_factor',
    'organizations.audit_months',
    'organizations.version',
    sql<number>`(SELECT count(*) FROM users WHERE organization_id = organizations.id AND deleted_at IS NULL)`.as(
      'users',
    ),
    ...themeColumns,
  ]);

const organizationOf = (row: InferResult<ReturnType<typeof rowsOf>>[number]): Organization => ({
  id: row.id,
  group: row.group_name,
  name: row.name,
  companyName: row.company_name,
  serialNumber: row.serial_number,
  VATserialNumber: row.vat_serial_number,
  companySize: row.company_size,
  businessType: row.business_type,
  address: { street: row.address_street },
  billingAddress: { street: row.billing_address_street },
  theme: themeOf(row),
  locale: row.locale,
  requiresSecondFactor: row.requires_second_factor,
  auditMonths: row.audit_months,
  userCount: row.users,
  version: row.version,
});

export async function listOrganizations(
  db: Db,
  person: Person,
  query: QueryOf<Calls['GET /organizations']>,
): Promise<Paged<Organization>> {
  const list = readList(query, groupSorts);
  const found = visible(db, person).where((eb) => matchesAll(eb, 'organizations.search', list.patterns));
  return readPage(list, {
    all: found,
    rows: rowsOf(found),
    order: [columns[list.sort], 'organizations.id'],
    itemOf: organizationOf,
  });
}

export async function readOrganization(db: Db, person: Person, id: string): Promise<Organization> {
  const row = await rowsOf(visible(db, person).where('organizations.id', '=', id)).executeTakeFirst();
  if (!row) throw failure('notFound');
  return organizationOf(row);
}

/** From the least to the most that a role may do. */
export async function readRoles(db: Db, person: Person, locale: Locale): Promise<Role[]> {
  const grantable: readonly string[] = grantableRoles(person.role);
  const rows = await db
    .selectFrom('roles')
    .orderBy('rank')
    .select(['slug', 'label'])
    .select(
      sql<Permissions>`(SELECT json_object_agg(area, level) FROM role_permissions WHERE role = roles.slug)`.as(
        'permissions',
      ),
    )
    .execute();
  return rows.map(({ slug, label, permissions }) => ({
    slug,
    label: inLocale(label, locale),
    permissions,
    grantable: grantable.includes(slug),
  }));
}
