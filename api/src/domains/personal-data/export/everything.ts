import { sql } from 'kysely';
import type { Locale } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { StreamTask } from '../../../platform/background/task';
import type { Db } from '../../../platform/database/connection';
import { findPlace } from '../../../platform/database/read-replica';
import { BATCH_SIZE, createPacer } from '../../../platform/database/in-batches';
import type { Context } from '../../../platform/http/routes';
import { readNames } from './names';
import type { PersonalTable } from './tables/personal-table';
import { labelsIn } from './labels/labels';
import { accessTables, identityTables } from './tables/account';
import { activityTables } from './tables/activity';
import { documentTables, networkTables } from './tables/network';
import { programTables } from './tables/program';

/** All data stored about one person, table by table; a test compares the list with the database. */
export const personalTables: readonly PersonalTable[] = [
  ...identityTables,
  ...accessTables,
  ...programTables,
  ...networkTables,
  ...documentTables,
  ...activityTables,
];

const inCamels = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

type Row = Record<string, unknown>;

/** A push endpoint is a secret. */
const withoutToken = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'token' in value ? { ...value, token: undefined } : value;

const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [inCamels(name), name === 'device' ? withoutToken(value) : value]),
  );

/** The columns of each table's primary key: the order in which rows are read in batches. */
async function readKeys(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    SELECT class.relname AS table, array_agg(attribute.attname::text ORDER BY key.place) AS columns
    FROM pg_index AS index
    JOIN pg_class AS class ON class.oid = index.indrelid
    CROSS JOIN LATERAL unnest(index.indkey::int2[]) WITH ORDINALITY AS key (number, place)
    JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid AND attribute.attnum = key.number
    WHERE index.indisprimary AND class.relnamespace = current_schema()::regnamespace
    GROUP BY class.relname`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

const placeColumn = (index: number): string => `place_${index}`;
/** Keys are short, and ordering them costs as much for a few as for many. */
const KEYS_AT_A_TIME = 2_000;

type Key = readonly string[];

/** The keys of own rows in order, one batch; as text, which is exact for every type. */
async function* readPlaces(db: Db, { table, of }: PersonalTable, key: Key, userId: string): AsyncGenerator<Key[]> {
  const columns = key.map((column) => sql.ref(`${table}.${column}`));
  const places = columns.map((column, index) => sql`${column}::text AS ${sql.ref(placeColumn(index))}`);
  let last: Key | undefined;
  do {
    const { rows } = await sql<Record<string, string>>`
      SELECT ${sql.join(places)} FROM ${sql.table(table)} WHERE ${of(userId)}
        ${last ? sql`AND (${sql.join(columns)}) > (${sql.join(last)})` : sql``}
      ORDER BY ${sql.join(columns)} LIMIT ${KEYS_AT_A_TIME}
    `.execute(db);
    const found = rows.map((row) => key.map((_, index) => row[placeColumn(index)] ?? ''));
    last = found.length < KEYS_AT_A_TIME ? undefined : found.at(-1);
    yield found;
  } while (last);
}

async function* readTable(db: Db, personalTable: PersonalTable, key: Key, userId: string): AsyncGenerator<Row[]> {
  const { table, exported, of } = personalTable;
  const rest = createPacer();
  const columns = exported.map((column) => sql.ref(`${table}.${column}`));
  const keys = sql.join(key.map((column) => sql.ref(`${table}.${column}`)));
  for await (const places of readPlaces(db, personalTable, key, userId)) {
    for (let next = 0; next < places.length; next += BATCH_SIZE) {
      const some = places.slice(next, next + BATCH_SIZE).map((place) => sql`(${sql.join(place)})`);
      const { rows } = await sql<Row>`
        SELECT ${sql.join(columns)} FROM ${sql.table(table)}
        WHERE ${of(userId)} AND (${keys}) IN (${sql.join(some)}) ORDER BY ${keys}
      `.execute(db);
      yield rows.map(readable);
      await rest();
    }
  }
}

interface Asked {
  userId: string;
  locale: Locale;
  exportedAt: string;
}

/** Streams table by table in batches, so that a person's whole data is never in memory at once. */
async function* partsOf(db: Db, { userId, locale, exportedAt }: Asked): AsyncGenerator<string> {
  const keys = await readKeys(db);
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"personId":${JSON.stringify(userId)}`;
  for (const personalTable of personalTables) {
    const key = keys.get(personalTable.table);
    if (!key) throw new Error(`The table ${personalTable.table} has no primary key to read it by.`);
    yield `,\n${JSON.stringify(inCamels(personalTable.table))}:[`;
    let separator = '';
    for await (const rows of readTable(db, personalTable, key, userId)) {
      if (rows.length === 0) continue;
      yield separator + rows.map((row) => JSON.stringify(row)).join(',');
      separator = ',';
    }
    yield ']';
  }
  yield `,\n"names":${JSON.stringify(await readNames(db, userId, locale))}}\n`;
}

export const everythingTask: StreamTask<Asked> = { name: 'export everything', stream: partsOf };

/** All stored data of the person, in the database's format, for import into another product. */
export async function everythingExport({
  person,
  locale,
  now,
  readFromCopy,
  services,
}: Pick<Context<Calls['GET /me/export/everything']>, 'person' | 'locale' | 'now' | 'readFromCopy' | 'services'>) {
  const name = `${labelsIn(locale).everythingName}-${now.toISODate()}.json`;
  const contentType = 'application/json; charset=utf-8';
  const from = await findPlace(readFromCopy);
  return {
    file: { name, contentType, userId: person.id, kind: `everything ${locale}` },
    chunks: () =>
      services.background.stream(everythingTask, { userId: person.id, locale, exportedAt: now.toISO() }, from),
  };
}
