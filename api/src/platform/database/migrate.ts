import { Migrator, sql } from 'kysely';
import { assertServer, databaseProblem } from '../starting/database-problem';
import { type DatabaseOptions, type Db, openDatabase, type OpenDatabase } from './connection';
import { migrations } from './migrations';

const migratorOf = (db: Db): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/** Brings the tables up to date. Replicas that start together wait for one another: the migrator holds a lock. */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await withoutStatementTimeout(db, (one) => migratorOf(one).migrateToLatest());
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

export async function isMigrated(db: Db): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

const limit = 'statement_timeout';

/**
 * Work that may take as long as it takes, on a connection of its own: a table that is rewritten, or another replica that is
 * waited for meanwhile. What guards calls against a statement that never ends would end these before they are done.
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

async function checkServer(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number; extensions: string[] }>`
    SELECT current_setting('server_version_num')::int AS version,
      array(SELECT name::text FROM pg_available_extensions) AS extensions`.execute(db);
  for (const { version, extensions } of rows) assertServer(version, extensions);
}

/** The database with its tables as this version needs them, and how many migrations that took; or why there is none. */
export async function openMigrated(options: DatabaseOptions): Promise<{ database: OpenDatabase; migrated: number }> {
  const database = await openDatabase(options);
  try {
    if (options.url !== undefined) await checkServer(database.db);
    return { database, migrated: (await migrate(database.db)).length };
  } catch (error) {
    await database.close();
    throw options.url === undefined ? error : databaseProblem(error, options.url);
  }
}
