import { sql } from 'kysely';

import type { Db } from '../../../api/src/platform/database/connection';

const made = (importId: string): string =>
  `(SELECT user_id FROM user_import_rows WHERE import_id = '${importId}' AND user_id IS NOT NULL)`;

/** Every table that an import writes to, and which of its rows are this one's, in an order in which they can go in. */
const tables: Record<string, (importId: string) => string> = {
  users: (id) => `id IN ${made(id)}`,
  user_profiles: (id) => `user_id IN ${made(id)}`,
  group_members: (id) => `user_id IN ${made(id)}`,
  audit_log: (id) => `subject_id IN ${made(id)} OR subject_id = '${id}'`,
  user_import_rows: (id) => `import_id = '${id}'`,
};

type Timed = <T>(work: () => Promise<T>) => Promise<[milliseconds: number, answer: T]>;

/**
 * Takes out the rows that an import has made, and puts the very same in again by COPY, in one transaction with every key
 * and trigger. The files are the database's own, so this needs a server on this machine; those of the embedded engine are
 * in its memory.
 */
export async function copyRows(db: Db, importId: string, folder: string, timed: Timed): Promise<[number, void]> {
  const run = async (on: Db, statement: string): Promise<void> => void (await sql.raw(statement).execute(on));
  return db.connection().execute(async (one) => {
    for (const [table, isOwn] of Object.entries(tables)) {
      await run(one, `COPY (SELECT * FROM ${table} WHERE ${isOwn(importId)}) TO '${folder}-${table}'`);
    }
    await run(one, 'SET session_replication_role = replica');
    // The rows of the import say whose the others are: they go last.
    for (const [table, isOwn] of Object.entries(tables))
      await run(one, `DELETE FROM ${table} WHERE ${isOwn(importId)}`);
    await run(one, 'RESET session_replication_role');
    await run(one, 'VACUUM (ANALYZE)');
    return timed(async () => {
      await run(one, 'BEGIN');
      for (const table of Object.keys(tables)) await run(one, `COPY ${table} FROM '${folder}-${table}'`);
      await run(one, 'COMMIT');
    });
  });
}
