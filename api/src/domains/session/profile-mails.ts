import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import type { Context } from '../../platform/http/routes';
import { addresseeOf, addressees } from '../mails/addressee';
import { writeMail } from '../mails/write-mail';
import { emailChangedWords } from './profile-mail-words';

type Asking = Pick<Context<Calls['PUT /me']>, 'person' | 'services' | 'locale' | 'now'>;

/** To the old address and to the new one: the old one is where somebody else’s change would be noticed. */
export async function tellEmailChanged(db: Db, { person, services, locale, now }: Asking): Promise<void> {
  const row = await addressees(db).where('users.id', '=', person.id).executeTakeFirstOrThrow();
  const to = addresseeOf(row, locale);
  const { publicUrl } = services.config;
  for (const email of [person.email, to.email]) {
    const mail = { kind: 'emailChanged', to: { ...to, email }, words: emailChangedWords(to.email), publicUrl };
    await services.mailer.send(db, writeMail(mail), now);
  }
}
