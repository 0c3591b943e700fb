import { sql, type InferResult } from 'kysely';
import type { GroupSort, Organization, Paged, QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { fileAddress } from '../../platform/files/file-address';
import { failure } from '../../platform/http/failure';
import { matchesAll, pageOf, readList } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { reachOf } from '../users/reach';

const sorts = { name: 'asc', createdAt: 'desc' } as const;
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
    ...(['organizations.id', 'organizations.name', 'organizations.group_name', 'organizations.company_name'] as const),
    ...(['organizations.serial_number', 'organizations.vat_serial_number', 'organizations.company_size'] as const),
    ...(['organizations.business_type', 'organizations.address_street'] as const),
    'organizations.billing_address_street',
    ...(['themes.primary_color', 'themes.secondary_color', 'themes.background_color'] as const),
    ...(['themes.logo_file_id', 'themes.banner_file_id'] as const),
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
  theme: {
    primary: row.primary_color,
    secondary: row.secondary_color,
    background: row.background_color,
    logoUrl: fileAddress(row.logo_file_id),
    bannerUrl: fileAddress(row.banner_file_id),
  },
});

export async function listOrganizations(
  db: Db,
  person: Person,
  query: QueryOf<Calls['GET /organizations']>,
): Promise<Paged<Organization>> {
  const list = readList(query, sorts);
  const found = visible(db, person).where((eb) => matchesAll(eb, 'organizations.search', list.patterns));
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await rowsOf(found)
    .orderBy(columns[list.sort], list.direction)
    .orderBy('organizations.id', list.direction)
    .limit(list.pageSize)
    .offset(list.offset)
    .execute();
  return pageOf(list, rows.map(organizationOf), total);
}

export async function readOrganization(db: Db, person: Person, id: string): Promise<Organization> {
  const row = await rowsOf(visible(db, person).where('organizations.id', '=', id)).executeTakeFirst();
  if (!row) throw failure('notFound');
  return organizationOf(row);
}
