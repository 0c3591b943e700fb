import type { DateTime } from 'luxon';
import type { TextLocale } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import type { MailTexts } from '../../mail/write-mail';
import { phrasesIn } from '../../notifications/phrases';
import { enDates } from '../../notifications/texts-en';
import { frDates } from '../../notifications/texts-fr';

const { emailConfirmationHours: hours, emailTakeBackDays: days } = durations;

/** Enough for the owner to recognise, too little for others to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${at > 1 ? email.slice(0, 1) : ''}•••${email.slice(at)}`;
}

/** In another time zone, an hour alone would mislead. */
export const momentIn: Record<TextLocale, (now: DateTime<true>) => string> = {
  fr: (now) => `${phrasesIn(frDates, now).dated(now.toISO())} (heure de Paris)`,
  en: (now) => `${phrasesIn(enDates, now).dated(now.toISO())} (Paris time)`,
};

/** To the new address, whose reader may not have asked for it. */
export const confirmTexts: MailTexts = {
  fr: {
    subject: 'Confirmez votre nouvelle adresse e‑mail',
    paragraphs: [
      'Cette adresse a été indiquée pour votre compte Passerelle. Une fois confirmée, c’est avec elle que vous vous connecterez.',
      `Ce lien est personnel et reste valable ${hours} heures ; il ne sert qu’une fois. D’ici là, rien ne change.`,
    ],
    action: 'Confirmer cette adresse',
    closing: 'Si vous n’avez rien demandé, ignorez ce message : sans confirmation, rien ne change.',
  },
  en: {
    subject: 'Confirm your new e‑mail address',
    paragraphs: [
      'This address was given for your Passerelle account. Once confirmed, it is the one you will sign in with.',
      `This link is yours alone, works for ${hours} hours and can be used once. Until then nothing changes.`,
    ],
    action: 'Confirm this address',
    closing: 'If you asked for nothing, ignore this message: without a confirmation nothing changes.',
  },
};

/** To the present address, before any change. */
export const askedTexts = (newEmail: string, now: DateTime<true>): MailTexts => ({
  fr: {
    subject: 'Un changement d’adresse e‑mail a été demandé',
    paragraphs: [
      `Le ${momentIn.fr(now)}, une personne connectée à votre compte Passerelle, et qui en connaît le mot de passe, a demandé que son adresse e‑mail devienne ${maskedEmail(newEmail)}.`,
      'Rien n’a encore changé : la nouvelle adresse doit d’abord être confirmée depuis sa propre boîte. Jusque-là, on se connecte avec celle-ci.',
      `Ce n’est pas vous ? Ce bouton, valable ${days} jours, garde votre adresse, ferme toutes les sessions et vous fait choisir un nouveau mot de passe.`,
    ],
    action: 'Ce n’est pas moi',
    closing: 'Si cette demande vient de vous, il n’y a rien à faire dans cette boîte.',
  },
  en: {
    subject: 'A change of e‑mail address was asked for',
    paragraphs: [
      `Somebody who was signed in to your Passerelle account and knows its password asked ${momentIn.en(now)} for its e‑mail address to become ${maskedEmail(newEmail)}.`,
      'Nothing has changed yet: the new address must first be confirmed from its own mailbox. Until then one signs in with this one.',
      `It was not you? This button, which works for ${days} days, keeps your address, closes every session and has you choose a new password.`,
    ],
    action: 'It was not me',
    closing: 'If you asked for this, there is nothing to do in this mailbox.',
  },
});

const frTakeBack = `Ce n’est pas vous ? Ce bouton, valable ${days} jours, vous rend votre adresse, ferme toutes les sessions et vous fait choisir un nouveau mot de passe.`;
const enTakeBack = `It was not you? This button, which works for ${days} days, gives you your address back, closes every session and has you choose a new password.`;

/** To the address that has been replaced. */
export const changedTexts = (newEmail: string, now: DateTime<true>, canTakeBack: boolean): MailTexts => ({
  fr: {
    subject: 'Votre adresse e‑mail a changé',
    paragraphs: [
      `Le ${momentIn.fr(now)}, l’adresse e‑mail de votre compte Passerelle est devenue ${maskedEmail(newEmail)}. C’est avec elle que l’on s’y connecte désormais, et elle seule reçoit nos messages.`,
      canTakeBack ? frTakeBack : 'Si ce changement ne vient pas de vous, prévenez tout de suite votre service RH.',
    ],
    ...(canTakeBack && { action: 'Reprendre mon compte' }),
    closing: 'Si ce changement vient de vous, il n’y a rien à faire.',
  },
  en: {
    subject: 'Your e‑mail address has changed',
    paragraphs: [
      `The e‑mail address of your Passerelle account became ${maskedEmail(newEmail)} ${momentIn.en(now)}. It is the one to sign in with from now on, and the only one we write to.`,
      canTakeBack ? enTakeBack : 'If this was not you, tell your HR team at once.',
    ],
    ...(canTakeBack && { action: 'Take my account back' }),
    closing: 'If this was you, there is nothing to do.',
  },
});

/** To the restored address. Staff who ask for a change do not know the password. */
export const restoredTexts = (now: DateTime<true>, byStaff: boolean): MailTexts => ({
  fr: {
    subject: 'Votre adresse e‑mail est rétablie',
    paragraphs: [
      `Le ${momentIn.fr(now)}, votre compte Passerelle a été repris depuis cette boîte. Toutes les sessions sont fermées et l’ancien mot de passe n’ouvre plus rien.`,
      'Si vous n’avez pas encore choisi un nouveau mot de passe, faites-le maintenant. S’il servait ailleurs, changez-le là aussi.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing: byStaff
      ? 'Prévenez aussi une personne qui administre votre organisation : le changement y avait été demandé.'
      : 'Quelqu’un connaissait votre mot de passe : prévenez aussi votre service RH.',
  },
  en: {
    subject: 'Your e‑mail address is back',
    paragraphs: [
      `Your Passerelle account was taken back from this mailbox ${momentIn.en(now)}. Every session is closed, and the old password opens nothing any more.`,
      'If you have not chosen a new password yet, do so now. If you used the old one elsewhere, change it there too.',
    ],
    action: 'Choose a new password',
    closing: byStaff
      ? 'Tell an administrator of your organisation too: the change was asked for there.'
      : 'Somebody knew your password: tell your HR team too.',
  },
});

/** To the address that the restored one replaces. */
export const displacedTexts = (restored: string, now: DateTime<true>): MailTexts => ({
  fr: {
    subject: 'Cette adresse n’est plus celle du compte',
    paragraphs: [
      `Le ${momentIn.fr(now)}, le compte Passerelle qui utilisait cette adresse a retrouvé la précédente, ${maskedEmail(restored)}, à la demande de la personne qui en lit les messages. On ne s’y connecte plus avec cette adresse-ci.`,
    ],
    closing: 'Si c’est une erreur, adressez-vous à votre service RH.',
  },
  en: {
    subject: 'This address is no longer the account’s',
    paragraphs: [
      `The Passerelle account that used this address went back to the one before, ${maskedEmail(restored)}, ${momentIn.en(now)}, as asked by whoever reads its messages. One no longer signs in with this address.`,
    ],
    closing: 'If this is a mistake, turn to your HR team.',
  },
});
