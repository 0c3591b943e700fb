import { sql, type InferResult } from 'kysely';
import {
  packSorts,
  type LicensePack,
  type Locale,
  type PackProgram,
  type PackSort,
  type Paged,
  type QueryOf,
} from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { matchesAll, readList } from '../../platform/lists';
import { readPage } from '../../platform/read-page';
import { inLocale } from '../../platform/localized';
import type { Person } from '../../platform/sessions/person';
import { instant } from '../../platform/wire-time';
import { freeSeats, visiblePacks } from './visible';

const columns = {
  name: 'license_packs.sort_name',
  createdAt: 'license_packs.created_at',
} as const satisfies Record<PackSort, string>;

type StoredProgram = Omit<PackProgram, 'name'> & { name: Partial<Record<Locale, string>> };

export async function listPacks(
  db: Db,
  person: Person,
  query: QueryOf<Calls['GET /licensePacks']>,
  locale: Locale,
): Promise<Paged<LicensePack>> {
  const list = readList(query, packSorts);
  const packs = db
    .selectFrom('license_packs')
    .where(visiblePacks(person))
    .where((eb) => matchesAll(eb, 'license_packs.search', list.patterns))
    .$if(query.organization !== undefined, (found) => found.where('organization_id', '=', query.organization ?? ''))
    .$if(query.group !== undefined, (found) =>
      found.where('license_packs.id', 'in', (eb) =>
        eb
          .selectFrom('group_license_packs')
          .where('group_id', '=', query.group ?? '')
          .select('license_pack_id'),
      ),
    );
  const rows = packs.select(['id', 'name', 'description', 'max_licenses', 'from_date', 'to_date']).select([
    freeSeats.as('free'),
    sql<StoredProgram[]>`(SELECT coalesce(json_agg(json_build_object(
          'id', programs.id, 'name', programs.name, 'type', programs.type) ORDER BY programs.type, programs.id), '[]')
        FROM license_pack_programs JOIN programs ON programs.id = program_id
        WHERE license_pack_id = license_packs.id)`.as('programs'),
  ]);
  const itemOf = (row: InferResult<typeof rows>[number]): LicensePack => ({
    id: row.id,
    name: row.name,
    description: row.description,
    maxLicenses: row.max_licenses,
    availableLicenseCount: row.free,
    period: { fromDate: instant(row.from_date), toDate: instant(row.to_date) },
    programs: row.programs.map(({ name, ...program }) => ({ ...program, name: inLocale(name, locale) })),
  });
  return readPage(list, { all: packs, rows, order: [columns[list.sort], 'license_packs.id'], itemOf });
}
