import type {
  LicensePack,
  Locale,
  PackProgram,
  PackSort,
  PackStats,
  Paged,
  QueryOf,
} from '@passerelle/shared/contract';
import { packSorts } from '@passerelle/shared/contract/enums/tasks';
import type { Calls } from '@passerelle/shared/contract/calls';
import { durations, limits } from '@passerelle/shared/contract/limits';
import { type InferResult, sql, type SqlBool } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { instant } from '../../../platform/dates';
import { failure } from '../../../platform/failure';
import { inLocale } from '../../../platform/text/text';
import { matchesAll, readList, readPage } from '../../../platform/lists';
import type { Person } from '../../../platform/sessions/person';
import { assertOwnOrganization } from '../../accounts/organization-for';
import { visibleGroups, visibleTo } from '../../accounts/visibility';
import { packOpenTo, visiblePacks } from './visible-packs';

/** The number of free seats of a pack. */
export const freeSeats = sql<number>`license_packs.max_licenses - license_packs.used_licenses`;

/** Condition on `license_packs`: few free seats today, or free seats that expire soon. */
const runningOut = (now: DateTime<true>) => {
  const soon = now.plus({ days: durations.endingDays }).toJSDate();
  return sql<SqlBool>`(from_date <= ${now.toJSDate()} AND to_date >= ${now.toJSDate()}
    AND (100 * (${freeSeats}) <= ${limits.scarceSeatsPercent}::int * max_licenses OR to_date <= ${soon}))`;
};

const columns = {
  name: 'license_packs.sort_name',
  createdAt: 'license_packs.created_at',
} as const satisfies Record<PackSort, string>;

type StoredProgram = Omit<PackProgram, 'name'> & { name: Partial<Record<Locale, string>> };

const seenPacks = (db: Db, person: Person) => db.selectFrom('license_packs').where(visiblePacks(person));

const rowsOf = (packs: ReturnType<typeof seenPacks>, person: Person) =>
  packs.select(['id', 'name', 'description', 'max_licenses', 'from_date', 'to_date']).select([
    'used_licenses',
    'version',
    'organization_id',
    sql<string>`(SELECT name FROM organizations WHERE id = organization_id)`.as('organization_name'),
    freeSeats.as('free'),
    sql<StoredProgram[]>`(SELECT coalesce(json_agg(json_build_object(
          'id', programs.id, 'name', programs.name, 'type', programs.type) ORDER BY programs.type, programs.id), '[]')
        FROM license_pack_programs JOIN programs ON programs.id = program_id
        WHERE license_pack_id = license_packs.id)`.as('programs'),
    sql<LicensePack['groups']>`(SELECT coalesce(json_agg(json_build_object(
          'id', user_groups.id, 'name', user_groups.name) ORDER BY user_groups.sort_name, user_groups.id), '[]')
        FROM group_license_packs JOIN user_groups ON user_groups.id = group_id
        WHERE license_pack_id = license_packs.id AND ${visibleGroups(person)})`.as('groups'),
  ]);

const packOf = (row: InferResult<ReturnType<typeof rowsOf>>[number], locale: Locale): LicensePack => ({
  id: row.id,
  name: row.name,
  description: row.description,
  maxLicenses: row.max_licenses,
  availableLicenseCount: row.free,
  usedLicenseCount: row.used_licenses,
  organization: { id: row.organization_id, name: row.organization_name },
  version: row.version,
  period: { fromDate: instant(row.from_date), toDate: instant(row.to_date) },
  programs: row.programs.map(({ name, ...program }) => ({ ...program, name: inLocale(name, locale) })),
  groups: row.groups,
});

export async function readPack(db: Db, person: Person, packId: string, locale: Locale): Promise<LicensePack> {
  const row = await rowsOf(seenPacks(db, person).where('license_packs.id', '=', packId), person).executeTakeFirst();
  if (!row) throw failure('notFound');
  return packOf(row, locale);
}

export async function listPacks(
  db: Db,
  person: Person,
  query: QueryOf<Calls['GET /licensePacks']>,
  { locale, now }: { locale: Locale; now: DateTime<true> },
): Promise<Paged<LicensePack>> {
  assertOwnOrganization(person, query.organization);
  const list = readList(query, packSorts);
  const packs = seenPacks(db, person)
    .where((eb) => matchesAll(eb, 'license_packs.search', list.patterns))
    .$if(query.organization !== undefined, (found) => found.where('organization_id', '=', query.organization ?? ''))
    .$if(query.runningOut === true, (found) => found.where(runningOut(now)))
    .$if(query.user !== undefined, (found) =>
      found
        .where(packOpenTo(query.user ?? ''))
        // For a person outside the viewer's scope, the filter must not reveal the groups.
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('users')
              .where('users.id', '=', query.user ?? '')
              .where('users.deleted_at', 'is', null)
              .where(visibleTo(person))
              .select('users.id'),
          ),
        ),
    )
    .$if(query.group !== undefined, (found) =>
      found.where('license_packs.id', 'in', (eb) =>
        eb
          .selectFrom('group_license_packs')
          .where('group_id', '=', query.group ?? '')
          .select('license_pack_id'),
      ),
    );
  return readPage(list, {
    all: packs,
    rows: rowsOf(packs, person),
    order: [columns[list.sort], 'license_packs.id'],
    itemOf: (row) => packOf(row, locale),
  });
}

/** Active packs, their seats, and the groups: the figures of the dashboard. */
export async function readPackStats(
  db: Db,
  person: Person,
  organization: string | undefined,
  now: DateTime<true>,
): Promise<PackStats> {
  assertOwnOrganization(person, organization);
  const at = now.toJSDate();
  const licensePacks = await db
    .selectFrom('license_packs')
    .where(visiblePacks(person))
    .where('from_date', '<=', at)
    .where('to_date', '>=', at)
    .$if(organization !== undefined, (packs) => packs.where('organization_id', '=', organization ?? ''))
    .select((eb) => [
      eb.fn.countAll<number>().as('active'),
      sql<number>`coalesce(sum(${freeSeats}), 0)`.as('availableLicenseCount'),
      sql<number>`coalesce(sum(max_licenses), 0)`.as('licensesCount'),
    ])
    .executeTakeFirstOrThrow();
  const groups = await db
    .selectFrom('user_groups')
    .where(visibleGroups(person))
    .$if(organization !== undefined, (found) => found.where('organization_id', '=', organization ?? ''))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { licensePacks, groups };
}
