import { sql } from 'kysely';
import type { Db } from './connection';

async function savepoint(db: Db): Promise<void> {
  if (!db.isTransaction) throw new Error('Only within a transaction can a change be taken back.');
  await sql`SAVEPOINT taken_back`.execute(db);
}

/** The same, but only where the work fails: one of many is then as if nobody had tried, and the others go on. */
export async function takenBackOnFailure<T>(db: Db, work: () => Promise<T>): Promise<T> {
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
 * Does something within the transaction that is there, and takes it back: what the work answers is all that is left of it.
 * Its locks are given back too, so that nobody waits for a thing that never happened.
 */
export async function takenBack<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await savepoint(db);
  try {
    return await work();
  } finally {
    await sql`ROLLBACK TO SAVEPOINT taken_back`.execute(db);
    await sql`RELEASE SAVEPOINT taken_back`.execute(db);
  }
}
