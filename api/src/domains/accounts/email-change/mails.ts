import { msg, plural } from '@lingui/core/macro';
import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';

import type { Db } from '../../../platform/database/connection';
import type { Services } from '../../../platform/http/services';
import { writtenDates } from '../../../platform/text/written-dates';
import { addresseeOf, addressees } from '../../mail/addressee';
import { type MailText, writeMail } from '../../mail/write-mail';
import { issueEmailLink } from './links';
import type { Change } from './changes';
import { askedText, changedText, confirmText, displacedText, type Moment, restoredText } from './mail-texts';

const { staffEmailDays, emailTakeBackDays } = durations;

/** To an address entered by staff: its reader may not be the person. */
const staffConfirmText: MailText = {
  subject: msg`Confirmez votre nouvelle adresse e‑mail`,
  paragraphs: [
    msg`Votre organisation a indiqué cette adresse pour votre compte Passerelle. Une fois confirmée, c’est avec elle que vous vous connecterez.`,
    msg`Le mot de passe de votre compte vous sera demandé. Ce lien est personnel et reste valable ${plural(staffEmailDays, { one: '# jour', other: '# jours' })} ; il ne sert qu’une fois. D’ici là, rien ne change.`,
  ],
  action: msg`Confirmer cette adresse`,
  closing: msg`Si vous n’avez pas de compte Passerelle, ignorez ce message : sans confirmation, rien ne change.`,
};

/** To the present address, before any change. */
const staffAskedText = (masked: string, { day, time }: Moment): MailText => ({
  subject: msg`Un changement d’adresse e‑mail a été demandé`,
  paragraphs: [
    msg`Le ${day} à ${time} (heure de Paris), votre organisation a demandé que l’adresse e‑mail de votre compte Passerelle devienne ${masked}.`,
    msg`Rien n’a encore changé : la nouvelle adresse doit être confirmée depuis sa propre boîte avec votre mot de passe, ou validée par une autre personne qui administre votre organisation. Jusque-là, vous vous connectez avec celle-ci.`,
    msg`Vous ne voulez pas de ce changement ? Ce bouton, valable ${plural(emailTakeBackDays, { one: '# jour', other: '# jours' })}, garde votre adresse, ferme toutes les sessions et vous fait choisir un nouveau mot de passe.`,
  ],
  action: msg`Garder mon adresse`,
  closing: msg`Si ce changement vous convient, il n’y a rien à faire dans cette boîte.`,
});

export interface Mailing {
  db: Db;
  services: Services;
  locale: Locale;
  now: DateTime<true>;
}

interface Letter {
  kind: string;
  email: string;
  words: (at: Moment) => MailText;
  path?: string;
}

/** Enough for the owner to recognise, too little for others to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${at > 1 ? email.slice(0, 1) : ''}•••${email.slice(at)}`;
}

/** To any address of a person, the account's or not. */
async function send({ db, services, locale, now }: Mailing, userId: string, letter: Letter): Promise<void> {
  const row = await addressees(db).where('users.id', '=', userId).executeTakeFirstOrThrow();
  const { email, words, ...mail } = letter;
  const to = { ...addresseeOf(row, locale), email };
  const { homeDay, time } = writtenDates(to.locale, now);
  const at = { day: homeDay(now.toISO()), time: time(now.toISO()) };
  await services.mailer.send(
    db,
    writeMail({ ...mail, words: words(at), to, publicUrl: services.config.publicUrl }),
    now,
  );
}

export async function sendConfirmation(mailing: Mailing, change: Change): Promise<void> {
  const path = await issueEmailLink(mailing.db, change.id, 'confirm', mailing.now);
  const words = () => (change.by_staff ? staffConfirmText : confirmText);
  await send(mailing, change.user_id, { kind: 'emailConfirm', email: change.new_email, words, path });
}

/** Sent to the old address, where the owner notices another's request. */
export async function sendAskedNotice(mailing: Mailing, change: Change): Promise<void> {
  const path = await issueEmailLink(mailing.db, change.id, 'takeBack', mailing.now);
  const textOf = change.by_staff ? staffAskedText : askedText;
  const words = (at: Moment) => textOf(maskedEmail(change.new_email), at);
  await send(mailing, change.user_id, { kind: 'emailChangeAsked', email: change.old_email, words, path });
}

export async function sendChangedNotice(mailing: Mailing, change: Change, canTakeBack: boolean): Promise<void> {
  const letter = { kind: 'emailChanged', email: change.old_email };
  const words = (at: Moment) => changedText(maskedEmail(change.new_email), at, canTakeBack);
  const path = canTakeBack ? await issueEmailLink(mailing.db, change.id, 'takeBack', mailing.now) : undefined;
  await send(mailing, change.user_id, { ...letter, words, ...(path !== undefined && { path }) });
}

/** To the restored address and to the one it replaces: the change may have been the person's own. */
export async function sendTakenBackNotices(
  mailing: Mailing,
  userId: string,
  { restored, displaced, byStaff }: { restored: string; displaced: string | null; byStaff: boolean },
): Promise<void> {
  const words = (at: Moment) => restoredText(at, byStaff);
  await send(mailing, userId, { kind: 'emailTakenBack', email: restored, words, path: '/forgotten-password' });
  if (displaced === null) return;
  await send(mailing, userId, {
    kind: 'emailDisplaced',
    email: displaced,
    words: (at) => displacedText(maskedEmail(restored), at),
  });
}
