import { Migrator, sql } from 'kysely';
import { assertServer, databaseProblem } from '../starting/database-problem';
import { type DatabaseOptions, type Db, openDatabase, type OpenDatabase } from './connection';
import { guardRole, isGuarded } from './guard-role';
import { migrations } from './migrations';

const migratorOf = (db: Db): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/**
 * The names of past migrations, from the migrator's own table. The migrator would first read all columns of all tables,
 * five times, most of the database work of a start without migrations.
 */
async function readDone(db: Db): Promise<Set<string>> {
  const table = 'kysely_migration';
  const { rows: found } = await sql<{ is: boolean }>`SELECT to_regclass(${table}) IS NOT NULL AS "is"`.execute(db);
  if (!found[0]?.is) return new Set();
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(table)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

const areAllIn = (done: ReadonlySet<string>): boolean => Object.keys(migrations).every((name) => done.has(name));

/** Brings the tables up to date. Replicas that start together wait for one another: the migrator holds a lock. */
export async function migrate(db: Db): Promise<string[]> {
  const before = await readDone(db);
  // The migrator refuses migrations that this version does not know.
  if (areAllIn(before) && before.size === Object.keys(migrations).length) return [];
  const { error, results = [] } = await withoutStatementTimeout(db, (one) => migratorOf(one).migrateToLatest());
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

export const isMigrated = async (db: Db): Promise<boolean> => areAllIn(await readDone(db));

const limit = 'statement_timeout';

/**
 * Work without a time limit, on its own connection: a table rewrite, or waiting for another replica. The limits of
 * calls would end it early. The connection is a session: a pooler's connections are shared between transactions.
 */
export const withoutStatementTimeout = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (one) => {
    const { rows } = await sql<{ before: string }>`SELECT current_setting(${limit}) AS before`.execute(one);
    const set = (to: string) => sql`SELECT set_config(${limit}, ${to}, false)`.execute(one);
    await set('0');
    try {
      return await work(one);
    } finally {
      for (const { before } of rows) await set(before);
    }
  });

/** The same in one transaction, on any connection. */
export const transactWithoutTimeout = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await sql`SELECT set_config(${limit}, '0', true)`.execute(transaction);
    return work(transaction);
  });

async function checkServer(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number; extensions: string[] }>`
    SELECT current_setting('server_version_num')::int AS version,
      array(SELECT name::text FROM pg_available_extensions) AS extensions`.execute(db);
  for (const { version, extensions } of rows) assertServer(version, extensions);
}

/** Migrations need their own sessions without a time limit: they bypass a pooler. */
async function migrateDirectly(options: DatabaseOptions, url: string): Promise<number> {
  const { url: pooled = url, directUrl: _, readUrl: _read, ...rest } = options;
  const direct = await openDatabase({ ...rest, url, connections: 1 });
  try {
    await checkServer(direct.db);
    const done = await migrate(direct.db);
    await guardRole(direct.db, decodeURIComponent(new URL(pooled).username) || undefined, options);
    return done.length;
  } catch (error) {
    throw databaseProblem(error, url, 'DATABASE_DIRECT_URL');
  } finally {
    await direct.close();
  }
}

/** The migrated database, and the number of migrations run; or the reason for a failure. */
export async function openMigrated(options: DatabaseOptions): Promise<{ database: OpenDatabase; migrated: number }> {
  const { url, directUrl, say } = options;
  const before = directUrl === undefined ? 0 : await migrateDirectly(options, directUrl);
  const database = await openDatabase(options);
  try {
    if (url !== undefined && directUrl === undefined) await checkServer(database.db);
    if (directUrl !== undefined && !(await isGuarded(database.db, options)))
      say('The pooler has connections from before: until it opens others (RECONNECT), statements have no limit.');
    return { database, migrated: before + (directUrl === undefined ? (await migrate(database.db)).length : 0) };
  } catch (error) {
    await database.close();
    throw url === undefined ? error : databaseProblem(error, url);
  }
}
