import { msg, plural } from '@lingui/core/macro';
import type { Locale } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Services } from '../../../platform/http/services';
import { writtenDates } from '../../../platform/text/written-dates';
import { addresseeOf, addressees } from '../../mail/addressee';
import { type MailText, writeMail } from '../../mail/write-mail';

const { logAsMinutes } = durations;

/** The reason stays in the log: it may concern a third person. */
function loggedAsText(locale: Locale, now: DateTime<true>): MailText {
  const { homeDay, time: timeOf } = writtenDates(locale, now);
  const at = now.toISO();
  const [day, time] = [homeDay(at), timeOf(at)];
  return {
    subject: msg`L’équipe Passerelle a ouvert votre compte`,
    paragraphs: [
      msg`Le ${day} à ${time}, une personne de l’équipe Passerelle a ouvert votre compte pour ${plural(logAsMinutes, { one: '# minute', other: '# minutes' })} au plus, afin de vous aider. Le motif est inscrit au journal de votre organisation.`,
      msg`Pendant ce temps, elle ne peut changer ni votre mot de passe, ni votre adresse e‑mail, ni télécharger vos données. Rien de tout cela ne compte dans vos statistiques.`,
    ],
    closing: msg`Si vous n’aviez rien demandé, parlez-en aux administrateurs de votre organisation.`,
  };
}

/** Also mailed, for people who do not sign in. */
export async function sendLoggedAsMail(
  { db, services, now }: { db: Db; services: Services; now: DateTime<true> },
  userId: string,
  about: string,
): Promise<void> {
  const row = await addressees(db).where('users.id', '=', userId).executeTakeFirstOrThrow();
  const to = addresseeOf(row);
  const mail = writeMail({
    kind: 'loggedAs',
    to,
    words: loggedAsText(to.locale, now),
    publicUrl: services.config.publicUrl,
  });
  await services.mailer.send(db, { ...mail, dedupeKey: about }, now);
}
