import { durations } from '@passerelle/shared/contract/limits';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { atHome, clockTime } from '../../../platform/dates';
import type { Services } from '../../../platform/http/services';
import { addresseeOf, addressees } from '../../mail/addressee';
import { type MailTexts, writeMail } from '../../mail/write-mail';

/** The reason stays in the log: it may concern a third person. */
function loggedAsTexts(now: DateTime<true>): MailTexts {
  const at = atHome(now.toJSDate());
  const fr = `${at.setLocale('fr').toFormat("cccc d MMMM 'à'")} ${clockTime(at, 'fr')}`;
  const en = `${at.setLocale('en-GB').toFormat("cccc d MMMM 'at'")} ${clockTime(at, 'en')}`;
  return {
    fr: {
      subject: 'L’équipe Passerelle a ouvert votre compte',
      paragraphs: [
        `Le ${fr}, une personne de l’équipe Passerelle a ouvert votre compte pour ${durations.logAsMinutes} minutes au plus, afin de vous aider. Le motif est inscrit au journal de votre organisation.`,
        'Pendant ce temps, elle ne peut changer ni votre mot de passe, ni votre adresse e‑mail, ni télécharger vos données. Rien de tout cela ne compte dans vos statistiques.',
      ],
      closing: 'Si vous n’aviez rien demandé, parlez-en aux administrateurs de votre organisation.',
    },
    en: {
      subject: 'The Passerelle team opened your account',
      paragraphs: [
        `On ${en}, somebody of the Passerelle team opened your account for ${durations.logAsMinutes} minutes at most, to help you. The reason stands in your organisation’s log.`,
        'Meanwhile they can change neither your password nor your e‑mail address, nor download your data. None of it counts in your statistics.',
      ],
      closing: 'If you had not asked for anything, talk about it with the administrators of your organisation.',
    },
  };
}

/** Also mailed, for people who do not sign in. */
export async function sendLoggedAsMail(
  { db, services, now }: { db: Db; services: Services; now: DateTime<true> },
  userId: string,
  about: string,
): Promise<void> {
  const row = await addressees(db).where('users.id', '=', userId).executeTakeFirstOrThrow();
  const mail = writeMail({
    kind: 'loggedAs',
    to: addresseeOf(row),
    words: loggedAsTexts(now),
    publicUrl: services.config.publicUrl,
  });
  await services.mailer.send(db, { ...mail, dedupeKey: about }, now);
}
