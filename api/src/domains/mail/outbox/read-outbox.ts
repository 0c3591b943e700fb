import type { Db } from '../../../platform/database/connection';

const pageSize = 25;

const mails = (db: Db) =>
  db.selectFrom('mails').select(['id', 'to_address', 'subject', 'locale', 'status', 'last_error', 'created_at']);

/** Newest first. Bodies hold one-time links: only the page of one mail reads its own. */
export async function listMails(db: Db, page: number) {
  const rows = await mails(db)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .offset(page * pageSize)
    .execute();
  return { items: rows.slice(0, pageSize), hasOlder: rows.length > pageSize };
}

export const readMail = (db: Db, id: string) =>
  mails(db).where('id', '=', id).select(['html', 'text']).executeTakeFirst();

export type ListedMail = Awaited<ReturnType<typeof listMails>>['items'][number];
export type WholeMail = NonNullable<Awaited<ReturnType<typeof readMail>>>;
