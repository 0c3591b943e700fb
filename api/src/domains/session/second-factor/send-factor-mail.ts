import { addresseeOf, addressees } from '../../mails/addressee';
import { writeMail } from '../../mails/write-mail';
import type { Keeping } from '../password';
import { factorMails } from './mail-words';

/** In the transaction of what it tells of. */
export async function sendFactorMail(
  { db, services, now }: Keeping,
  userId: string,
  kind: keyof typeof factorMails,
): Promise<void> {
  const row = await addressees(db).where('users.id', '=', userId).executeTakeFirst();
  if (!row) return;
  const to = addresseeOf(row);
  const { publicUrl } = services.config;
  const mail = writeMail({ kind, to, words: factorMails[kind], path: '/forgotten-password', publicUrl });
  await services.mailer.send(db, mail, now);
}
