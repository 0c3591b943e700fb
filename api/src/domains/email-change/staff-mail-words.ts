import type { DateTime } from 'luxon';
import { durations } from '@passerelle/shared/contract';
import type { MailWords } from '../mails/write-mail';
import { maskedEmail, momentIn } from './mail-words';

const { staffEmailDays, emailTakeBackDays } = durations;

/** To an address that staff have entered: its reader may not be the person. */
export const staffConfirmWords: MailWords = {
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

/** To the present address, before anything has changed. */
export const staffAskedWords = (newEmail: string, now: DateTime<true>): MailWords => ({
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
