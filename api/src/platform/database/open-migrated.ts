import { sql } from 'kysely';
import { assertServer, databaseProblem } from '../starting/database-problem';
import { openDatabase, type DatabaseOptions, type Db, type OpenDatabase } from './connection';
import { migrate } from './migrate';

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
