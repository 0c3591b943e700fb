import { sql } from 'kysely';
import type { Db } from './connection';

async function savepoint(db: Db): Promise<void> {
  if (!db.isTransaction) throw new Error('Only within a transaction can a change be taken back.');
  await sql`SAVEPOINT taken_back`.execute(db);
}

/** Rolls back only on failure: one failed item leaves no trace, and the others go on. */
export async function rollBackOnFailure<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await savepoint(db);
  try {
    return await work();
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT taken_back`.execute(db);
    throw error;
  } finally {
    await sql`RELEASE SAVEPOINT taken_back`.execute(db);
  }
}

/**
 * Runs work within the present transaction and rolls it back: only its result is left. Its locks are released too, so
 * that no other transaction waits for them.
 */
export async function asDryRun<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await savepoint(db);
  try {
    return await work();
  } finally {
    await sql`ROLLBACK TO SAVEPOINT taken_back`.execute(db);
    await sql`RELEASE SAVEPOINT taken_back`.execute(db);
  }
}
