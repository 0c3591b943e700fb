import { sql } from 'kysely';
import type { Db } from './connection';

const limit = 'statement_timeout';

/**
 * Work that may take as long as it takes, on a connection of its own: a table that is rewritten, or another replica that is
 * waited for meanwhile. What guards calls against a statement that never ends would end these before they are done.
 */
export const unhurried = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
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
