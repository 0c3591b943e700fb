import type {
  Locale,
  Paged,
  QueryOf,
  UserImport,
  UserImportOutcome,
  UserImportStatus,
} from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { instant } from '../../../platform/dates';
import { failure } from '../../../platform/failure';
import { readList, readPage } from '../../../platform/lists';
import { inLocale } from '../../../platform/text/text';
import type { Person } from '../../../platform/sessions/person';
import { visibleImports } from '../../accounts/visibility';
import { fromStored, missingFields } from './columns';
import { stayingPeople } from './touched';

/** Then rows that were checked and not written count as not imported: those of an early end, and those corrected since. */
const hasBegun = (status: UserImportStatus | RawBuilder<string>): RawBuilder<SqlBool> =>
  sql`${status} IN ('running', 'done', 'stopped', 'failed', 'undone')`;

/** True when the person is deleted; a person deleted by an undo may have been restored since. */
const isGone = sql<SqlBool>`NOT EXISTS (
  SELECT FROM users WHERE users.id = user_import_rows.user_id AND users.deleted_at IS NULL)`;

/** The displayed status of a row. */
export const shownOutcome = (status: UserImportStatus | RawBuilder<string>): RawBuilder<UserImportOutcome> =>
  sql`CASE WHEN outcome = 'created' AND NOT is_written AND ${hasBegun(status)} THEN 'pending'
    WHEN is_undone AND ${isGone} THEN 'undone' ELSE outcome END`;

const columns = [
  'user_imports.id',
  'user_imports.organization_id',
  'user_imports.importer_id',
  'user_imports.file_name',
  'user_imports.format',
  'user_imports.encoding',
  'user_imports.separator',
  'user_imports.sheet',
  'user_imports.status',
  'user_imports.titles',
  'user_imports.mapping',
  'user_imports.sends_welcome',
  'user_imports.created_at',
  'user_imports.finished_at',
  'user_imports.request_id',
  'user_imports.impersonator_id',
] as const;

export const lockImport = (db: Db, importId: string) =>
  db.selectFrom('user_imports').where('id', '=', importId).select(columns).forUpdate().executeTakeFirst();

export type ImportRow = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

/** The import, if it is in the viewer's scope, locked until the end of the transaction. */
export async function lockVisibleImport(db: Db, person: Person, importId: string): Promise<ImportRow> {
  const found = await db
    .selectFrom('user_imports')
    .where('id', '=', importId)
    .where(visibleImports(person))
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw failure('notFound');
  return found;
}

/** The same without a lock. */
export async function findVisibleImport(db: Db, person: Person, importId: string): Promise<ImportRow> {
  const found = await db
    .selectFrom('user_imports')
    .where('id', '=', importId)
    .where(visibleImports(person))
    .select(columns)
    .executeTakeFirst();
  if (!found) throw failure('notFound');
  return found;
}

/** Only the importer may map columns and start: the import runs with their rights. */
export function assertImporter(person: Person, found: ImportRow): void {
  if (found.importer_id !== person.id) throw failure('forbidden', { message: 'importOfOther' });
}

interface Counted {
  rows: number;
  created: number;
  known: number;
  refused: number;
  pending: number;
  undone: number;
  seats: number;
  mails: number;
  touched: number;
}

const rowsOfImport = sql`FROM user_import_rows WHERE import_id = user_imports.id`;
const status = sql<string>`user_imports.status`;

const counted = (person: Person, now: DateTime<true>) =>
  sql<Counted>`(
  SELECT json_build_object('rows', count(*), 'created', count(*) FILTER (WHERE shown = 'created'),
    'known', count(*) FILTER (WHERE shown = 'known'), 'refused', count(*) FILTER (WHERE shown = 'refused'),
    'pending', count(*) FILTER (WHERE shown = 'pending'), 'undone', count(*) FILTER (WHERE shown = 'undone'),
    'seats', count(*) FILTER (WHERE shown = 'created' AND license_pack_id IS NOT NULL),
    'mails', count(*) FILTER (WHERE is_invited),
    'touched', CASE WHEN ${status} IN ('done', 'stopped', 'failed', 'undone')
      THEN (SELECT count(*) FROM ${stayingPeople(sql`user_imports.id`, person, now)} AS staying) ELSE 0 END)
  FROM (SELECT ${shownOutcome(status)} AS shown, is_invited, license_pack_id ${rowsOfImport}) AS found)`.as('counts');

interface Given {
  program: Record<string, string>;
  pack: string;
  people: number;
  free: number;
}

const programs = sql<Given[]>`ARRAY(
  SELECT jsonb_build_object('program', programs.name, 'pack', license_packs.name, 'people', count(*),
    'free', greatest(license_packs.max_licenses - license_packs.used_licenses, 0))
  FROM user_import_rows JOIN programs ON programs.id = program_id JOIN license_packs ON license_packs.id = license_pack_id
  WHERE import_id = user_imports.id AND ${shownOutcome(status)} = 'created'
  GROUP BY programs.id, license_packs.id ORDER BY license_packs.name, license_packs.id, programs.id)`.as('programs');

const samples = sql<string[][]>`ARRAY(SELECT to_jsonb(cells) ${rowsOfImport} ORDER BY line LIMIT 20)`.as('samples');

const importsOf = (db: Db, person: Person) =>
  db
    .selectFrom('user_imports')
    .innerJoin('users as importer', 'importer.id', 'user_imports.importer_id')
    .where(visibleImports(person));

const readable = (imports: ReturnType<typeof importsOf>, person: Person, now: DateTime<true>) =>
  imports
    .select(columns)
    .select([counted(person, now), samples, programs, 'importer.first_name', 'importer.last_name']);

type ReadableRow = Awaited<ReturnType<ReturnType<typeof readable>['execute']>>[number];

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

const samplesOf = (rows: readonly string[][], column: number): string[] =>
  [...new Set(rows.flatMap((cells) => cells[column]?.trim() || []))]
    .slice(0, SAMPLES)
    .map((text) => text.slice(0, SAMPLE_LENGTH));

/** The end of the undo period; null without anything to undo. */
export function undoUntil(found: Pick<ImportRow, 'status' | 'finished_at'>): DateTime<true> | null {
  const isOver = ['done', 'stopped', 'failed'].includes(found.status);
  if (!isOver || found.finished_at === null) return null;
  return DateTime.fromJSDate(new Date(found.finished_at)).plus({ hours: durations.importUndoHours }) as DateTime<true>;
}

interface Reading {
  now: DateTime<true>;
  locale: Locale;
}

function importOf(row: ReadableRow, { now, locale }: Reading): UserImport {
  const mapping = fromStored(row.mapping);
  const { touched, ...counts } = row.counts;
  const until = counts.created > 0 ? undoUntil(row) : null;
  return {
    id: row.id,
    importer: { id: row.importer_id, firstName: row.first_name, lastName: row.last_name },
    fileName: row.file_name,
    format: row.format,
    encoding: row.encoding as UserImport['encoding'],
    separator: row.separator as UserImport['separator'],
    sheet: row.sheet,
    status: row.status,
    columns: row.titles.map((title, index) => ({
      title: title.slice(0, SAMPLE_LENGTH),
      samples: samplesOf(row.samples, index),
      field: mapping[index] ?? null,
    })),
    missing: missingFields(mapping),
    counts,
    programs: row.programs.map((given) => ({ ...given, program: inLocale(given.program, locale) })),
    progress: counts.rows - counts.pending,
    sendsWelcome: row.sends_welcome,
    createdAt: instant(row.created_at),
    finishedAt: row.finished_at && instant(row.finished_at),
    undoUntil: until && until > now ? instant(until.toJSDate()) : null,
    touched,
  };
}

export async function readImport(db: Db, person: Person, importId: string, reading: Reading): Promise<UserImport> {
  const imports = importsOf(db, person).where('user_imports.id', '=', importId);
  const row = await readable(imports, person, reading.now).executeTakeFirst();
  if (!row) throw failure('notFound');
  return importOf(row, reading);
}

export async function listImports(
  db: Db,
  person: Person,
  query: QueryOf<Calls['GET /users/imports']>,
  reading: Reading,
): Promise<Paged<UserImport>> {
  const list = readList(query, { createdAt: 'desc' } as const);
  const all = importsOf(db, person).where(
    'user_imports.created_at',
    '>',
    reading.now.minus({ days: durations.importResultDays }).toJSDate(),
  );
  return readPage(list, {
    all,
    rows: readable(all, person, reading.now),
    order: ['user_imports.created_at', 'user_imports.id'],
    itemOf: (row) => importOf(row, reading),
  });
}
