import { Migrator, sql } from 'kysely';
import { assertServer, databaseProblem } from '../starting/database-problem';
import { type DatabaseOptions, type Db, openDatabase, type OpenDatabase } from './connection';
import { guardRole, isGuarded } from './guard-role';
import { migrations } from './migrations';

const migratorOf = (db: Db): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/**
 * The names of what has been done, from the migrator's own table. The migrator would first read every column of every
 * table, five times, which is most of what the database does at a start that has nothing to migrate.
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
  // One that this version does not know is for the migrator, which refuses to work on.
  if (areAllIn(before) && before.size === Object.keys(migrations).length) return [];
  const { error, results = [] } = await withoutStatementTimeout(db, (one) => migratorOf(one).migrateToLatest());
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

export const isMigrated = async (db: Db): Promise<boolean> => areAllIn(await readDone(db));

const limit = 'statement_timeout';

/**
 * Work that may take as long as it takes, on a connection of its own: a table that is rewritten, or another replica that is
 * waited for meanwhile. What guards calls against a statement that never ends would end these before they are done.
 * The connection is a session of its own: not one of a pooler's, which are everybody's between two transactions.
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

/** The same in one transaction, which any connection can do. */
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

/** Migrations take sessions of their own and as long as they take: they go around a pooler. */
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

/** The database with its tables as this version needs them, and how many migrations that took; or why there is none. */
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
