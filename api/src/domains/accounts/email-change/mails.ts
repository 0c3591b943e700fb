import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';

import type { Db } from '../../../platform/database/connection';
import type { Services } from '../../../platform/http/services';
import { addresseeOf, addressees } from '../../mail/addressee';
import { type MailTexts, writeMail } from '../../mail/write-mail';
import { issueEmailLink } from './links';
import type { Change } from './changes';
import {
  askedTexts,
  changedTexts,
  confirmTexts,
  displacedTexts,
  restoredTexts,
  maskedEmail,
  momentIn,
} from './mail-texts';

const { staffEmailDays, emailTakeBackDays } = durations;

/** To an address entered by staff: its reader may not be the person. */
const staffConfirmTexts: MailTexts = {
  fr: {
    subject: 'Confirmez votre nouvelle adresse e‑mail',
    paragraphs: [
      'Votre organisation a indiqué cette adresse pour votre compte Passerelle. Une fois confirmée, c’est avec elle que vous vous connecterez.',
      `Le mot de passe de votre compte vous sera demandé. Ce lien est personnel et reste valable ${staffEmailDays} jours ; il ne sert qu’une fois. D’ici là, rien ne change.`,
    ],
    action: 'Confirmer cette adresse',
    closing: 'Si vous n’avez pas de compte Passerelle, ignorez ce message : sans confirmation, rien ne change.',
  },
  en: {
    subject: 'Confirm your new e‑mail address',
    paragraphs: [
      'Your organisation gave this address for your Passerelle account. Once confirmed, it is the one you will sign in with.',
      `You will be asked for the password of your account. This link is yours alone, works for ${staffEmailDays} days and can be used once. Until then nothing changes.`,
    ],
    action: 'Confirm this address',
    closing: 'If you have no Passerelle account, ignore this message: without a confirmation nothing changes.',
  },
};

/** To the present address, before any change. */
const staffAskedTexts = (newEmail: string, now: DateTime<true>): MailTexts => ({
  fr: {
    subject: 'Un changement d’adresse e‑mail a été demandé',
    paragraphs: [
      `Le ${momentIn.fr(now)}, votre organisation a demandé que l’adresse e‑mail de votre compte Passerelle devienne ${maskedEmail(newEmail)}.`,
      'Rien n’a encore changé : la nouvelle adresse doit être confirmée depuis sa propre boîte avec votre mot de passe, ou validée par une autre personne qui administre votre organisation. Jusque-là, vous vous connectez avec celle-ci.',
      `Vous ne voulez pas de ce changement ? Ce bouton, valable ${emailTakeBackDays} jours, garde votre adresse, ferme toutes les sessions et vous fait choisir un nouveau mot de passe.`,
    ],
    action: 'Garder mon adresse',
    closing: 'Si ce changement vous convient, il n’y a rien à faire dans cette boîte.',
  },
  en: {
    subject: 'A change of e‑mail address was asked for',
    paragraphs: [
      `Your organisation asked ${momentIn.en(now)} for the e‑mail address of your Passerelle account to become ${maskedEmail(newEmail)}.`,
      'Nothing has changed yet: the new address must be confirmed from its own mailbox with your password, or approved by another person who administers your organisation. Until then you sign in with this one.',
      `You do not want this change? This button, which works for ${emailTakeBackDays} days, keeps your address, closes every session and has you choose a new password.`,
    ],
    action: 'Keep my address',
    closing: 'If this change suits you, there is nothing to do in this mailbox.',
  },
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
  words: MailTexts;
  path?: string;
}

/** To any address of a person, the account's or not. */
async function send({ db, services, locale, now }: Mailing, userId: string, letter: Letter): Promise<void> {
  const row = await addressees(db).where('users.id', '=', userId).executeTakeFirstOrThrow();
  const { email, ...mail } = letter;
  const to = { ...addresseeOf(row, locale), email };
  await services.mailer.send(db, writeMail({ ...mail, to, publicUrl: services.config.publicUrl }), now);
}

export async function sendConfirmation(mailing: Mailing, change: Change): Promise<void> {
  const path = await issueEmailLink(mailing.db, change.id, 'confirm', mailing.now);
  const words = change.by_staff ? staffConfirmTexts : confirmTexts;
  await send(mailing, change.user_id, { kind: 'emailConfirm', email: change.new_email, words, path });
}

/** Sent to the old address, where the owner notices another's request. */
export async function sendAskedNotice(mailing: Mailing, change: Change): Promise<void> {
  const path = await issueEmailLink(mailing.db, change.id, 'takeBack', mailing.now);
  const words = (change.by_staff ? staffAskedTexts : askedTexts)(change.new_email, mailing.now);
  await send(mailing, change.user_id, { kind: 'emailChangeAsked', email: change.old_email, words, path });
}

export async function sendChangedNotice(mailing: Mailing, change: Change, canTakeBack: boolean): Promise<void> {
  const letter = { kind: 'emailChanged', email: change.old_email };
  const words = changedTexts(change.new_email, mailing.now, canTakeBack);
  const path = canTakeBack ? await issueEmailLink(mailing.db, change.id, 'takeBack', mailing.now) : undefined;
  await send(mailing, change.user_id, { ...letter, words, ...(path !== undefined && { path }) });
}

/** To the restored address and to the one it replaces: the change may have been the person's own. */
export async function sendTakenBackNotices(
  mailing: Mailing,
  userId: string,
  { restored, displaced, byStaff }: { restored: string; displaced: string | null; byStaff: boolean },
): Promise<void> {
  const words = restoredTexts(mailing.now, byStaff);
  await send(mailing, userId, { kind: 'emailTakenBack', email: restored, words, path: '/forgotten-password' });
  if (displaced === null) return;
  const letter = { kind: 'emailDisplaced', email: displaced, words: displacedTexts(restored, mailing.now) };
  await send(mailing, userId, letter);
}
