import type { Locale, Paged, Program, QueryOf } from '@passerelle/shared/contract';
import { programSorts } from '@passerelle/shared/contract/enums/tasks';
import { searchWords } from '@passerelle/shared/contract/rules/common/search';
import type { Calls } from '@passerelle/shared/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import { pageOf, readList } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { searchText, sortKey } from '../../platform/text/search';
import { contentLanguageOf, inLocale } from '../../platform/text/text';
import { assertOwnOrganization } from '../accounts/organization-for';
import { byReach, everything } from '../accounts/visibility';
import { visiblePacks } from '../organizations/packs/visible-packs';

const inVisiblePack = (person: Person) => sql<boolean>`EXISTS (SELECT FROM license_pack_programs
  JOIN license_packs ON license_packs.id = license_pack_id
  WHERE program_id = programs.id AND ${visiblePacks(person)})`;

/** The programmes of the packs in the viewer's scope; a viewer of all also sees programmes without a pack. */
function visiblePrograms(db: Db, person: Person) {
  const inPack = inVisiblePack(person);
  return db
    .selectFrom('programs')
    .where('programs.archived_at', 'is', null)
    .where(byReach(person, { everywhere: everything, organization: inPack, people: inPack, self: inPack }));
}

const rowsOf = (programs: ReturnType<typeof visiblePrograms>) =>
  programs
    .select(['id', 'name', 'description', 'type', 'max_suspension', 'badges', 'should_display_job_offers'])
    .select([
      'created_at',
      sql<number>`(SELECT count(*) FROM program_weeks
      WHERE program_id = programs.id AND archived_at IS NULL)`.as('week_count'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const programOf = (row: Row, locale: Locale): Program => ({
  id: row.id,
  name: inLocale(row.name, locale),
  description: row.description && inLocale(row.description, locale),
  contentLanguage: contentLanguageOf(row.name, locale),
  type: row.type,
  weekCount: row.week_count,
  maxSuspension: row.max_suspension,
  badges: row.badges,
  shouldDisplayJobOffers: row.should_display_job_offers,
});

/**
 * The programmes that a person can give. An organisation has a handful, with names in the reader's language, so search
 * and sorting happen here.
 */
export async function listPrograms(
  db: Db,
  person: Person,
  query: QueryOf<Calls['GET /programs']>,
  locale: Locale,
): Promise<Paged<Program>> {
  const { organization, pack, type } = query;
  assertOwnOrganization(person, organization);
  const list = readList(query, programSorts);
  const packs = (eb: { selectFrom: Db['selectFrom'] }) =>
    eb
      .selectFrom('license_pack_programs')
      .innerJoin('license_packs', 'license_packs.id', 'license_pack_programs.license_pack_id')
      .where(visiblePacks(person))
      .$if(pack !== undefined, (found) => found.where('license_packs.id', '=', pack ?? ''))
      .$if(organization !== undefined, (found) => found.where('license_packs.organization_id', '=', organization ?? ''))
      .select('license_pack_programs.program_id');
  const rows = await rowsOf(
    visiblePrograms(db, person)
      .$if(pack !== undefined || organization !== undefined, (found) => found.where('programs.id', 'in', packs(db)))
      .$if(type !== undefined, (found) => found.where('programs.type', 'in', type ?? [])),
  ).execute();
  const words = searchWords(query.search ?? '');
  const order = list.order === 'asc' ? 1 : -1;
  const keyOf = (row: Row): string =>
    list.sort === 'name' ? sortKey(inLocale(row.name, locale)) : row.created_at.toISOString();
  const found = rows
    .filter(({ name }) => words.every((word) => searchText(inLocale(name, locale)).includes(word)))
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((one, other) => order * (one.key.localeCompare(other.key) || one.row.id.localeCompare(other.row.id)));
  const page = found.slice(list.offset, list.offset + list.pageSize);
  return pageOf(
    list,
    page.map(({ row }) => programOf(row, locale)),
    found.length,
  );
}

export async function readProgram(db: Db, person: Person, programId: string, locale: Locale): Promise<Program> {
  const row = await rowsOf(visiblePrograms(db, person).where('programs.id', '=', programId)).executeTakeFirst();
  if (!row) throw failure('notFound');
  return programOf(row, locale);
}
