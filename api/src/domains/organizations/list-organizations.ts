import type {
  GroupSort,
  Locale,
  Organization,
  OrganizationOwner,
  Paged,
  PersonReference,
  Permissions,
  QueryOf,
  Role,
} from '@passerelle/shared/contract';
import { groupSorts } from '@passerelle/shared/contract/enums/users';
import { grantableRoles } from '@passerelle/shared/contract/rules/people/permissions';
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

const all = (db: Db) => db.selectFrom('organizations').leftJoin('themes', 'themes.organization_id', 'organizations.id');

const visible = (db: Db, person: Person) =>
  all(db).$if(reachOf(person) !== 'everywhere', (found) => found.where('organizations.id', '=', person.organizationId));

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
    'organizations.shows_staff_phones',
    'organizations.monday_mail_hour',
    'organizations.time_zone',
    'organizations.agreement_kind',
    'organizations.agreement_filed_on',
    'organizations.version',
    sql<number>`(SELECT coalesce(sum(count), 0) FROM people_counts WHERE organization_id = organizations.id)`.as(
      'users',
    ),
    sql<OrganizationOwner[]>`(SELECT coalesce(json_agg(json_build_object('id', id, 'firstName', first_name,
        'lastName', last_name, 'email', email, 'role', role, 'hasSetupAccount', setup_at IS NOT NULL)
        ORDER BY role DESC, sort_name, id), '[]')
      FROM users WHERE organization_id = organizations.id AND role IN ('owner', 'admin') AND deleted_at IS NULL)`.as(
      'owners',
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
  showsStaffPhones: row.shows_staff_phones,
  mondayMailHour: row.monday_mail_hour,
  timeZone: row.time_zone,
  agreementKind: row.agreement_kind,
  agreementFiledOn: row.agreement_filed_on,
  userCount: row.users,
  owners: row.owners,
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

/** All organisations, for a command of the server. */
export async function readEveryOrganization(db: Db): Promise<Organization[]> {
  const rows = await rowsOf(all(db)).orderBy('organizations.sort_name').orderBy('organizations.id').execute();
  return rows.map(organizationOf);
}

export async function readOwner(db: Db, id: string): Promise<PersonReference> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  return { id: row.id, firstName: row.first_name, lastName: row.last_name };
}

/** From the lowest to the highest role. */
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
