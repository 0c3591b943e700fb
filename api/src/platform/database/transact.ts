import type { Db } from './connection';

/** Runs in the transaction that is there, or in one of its own: a store need not know who called it. */
export const transact = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
