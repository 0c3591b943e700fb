import { sql } from 'kysely';
import { type Db, transact } from '../database/connection';
import { migrations } from '../database/migrations';

const PREFIX = 'preview_';

/** The tables of a preview: a schema of its own beside the product’s, so that no list, figure or job reads them. */
export const schemaOf = (previewId: string): string => `${PREFIX}${previewId.replaceAll('-', '')}`;

/** Statements of the rest of the transaction read and write the preview’s tables. `public` holds the extensions. */
export const enterSchema = async (db: Db, previewId: string): Promise<void> =>
  void (await sql`SELECT set_config('search_path', ${`${schemaOf(previewId)}, public`}, true)`.execute(db));

export const enterProduct = async (db: Db): Promise<void> =>
  void (await sql`SELECT set_config('search_path', 'public', true)`.execute(db));

/** The newest migration: the tables of a preview made before it may lack some, which would be looked up in `public`. */
export const latestMigration = (): string => Object.keys(migrations).toSorted().at(-1) ?? '';

/** Creates empty tables, as the migrations make them, and continues the transaction in them. */
export async function createSchema(db: Db, previewId: string): Promise<void> {
  await sql`CREATE SCHEMA ${sql.id(schemaOf(previewId))}`.execute(db);
  await enterSchema(db, previewId);
  for (const { up } of Object.values(migrations)) await up(db);
}

const dropSchema = (db: Db, schema: string) => sql`DROP SCHEMA IF EXISTS ${sql.id(schema)} CASCADE`.execute(db);

/** Deletes previews with all their data. */
export async function dropPreviews(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('previews').where('id', 'in', ids).execute();
  for (const id of ids) await dropSchema(db, schemaOf(id));
}

/** Drops schemas whose row is gone, such as those of a deleted author. */
export async function dropOrphans(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT nspname AS name FROM pg_namespace WHERE nspname ~ ${`^${PREFIX}[0-9a-f]{32}$`}
      AND NOT EXISTS (SELECT FROM previews WHERE ${PREFIX} || replace(id::text, '-', '') = nspname)`.execute(db);
  for (const { name } of rows) await dropSchema(db, name);
}

/** Runs work on the tables of a preview, in one transaction. */
export const inPreview = <T>(db: Db, previewId: string, work: (db: Db) => Promise<T>): Promise<T> =>
  transact(db, async (inside) => {
    await enterSchema(inside, previewId);
    return work(inside);
  });
