import { durations } from '@passerelle/shared/contract';
import type { MailWords } from './write-mail';

const minutes = durations.resetMinutes;

/** Whoever asked may be someone else: the mail says that nothing has happened yet. */
export const resetWords: MailWords = {
  fr: {
    subject: 'Choisir un nouveau mot de passe',
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour votre compte Passerelle.',
      `Choisissez-le avec le bouton ci-dessous. Ce lien est personnel et reste valable ${minutes} minutes ; il ne sert qu’une fois.`,
    ],
    action: 'Choisir un nouveau mot de passe',
    closing: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
  },
  en: {
    subject: 'Choose a new password',
    paragraphs: [
      'A new password was asked for on your Passerelle account.',
      `Choose it with the button below. This link is yours alone, works for ${minutes} minutes and can be used once.`,
    ],
    action: 'Choose a new password',
    closing: 'If you asked for nothing, ignore this message: your password stays the same.',
  },
};
