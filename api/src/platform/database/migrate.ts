import { Migrator } from 'kysely';
import type { Db } from './connection';
import { migrations } from './migrations';
import { unhurried } from './unhurried';

const migratorOf = (db: Db): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });

/** Brings the tables up to date. Replicas that start together wait for one another: the migrator holds a lock. */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await unhurried(db, (one) => migratorOf(one).migrateToLatest());
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

export async function isMigrated(db: Db): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}
