import type { MailWords } from './write-mail';

/** So that nobody loses an account without hearing of it. */
export const passwordChangedWords: MailWords = {
  fr: {
    subject: 'Votre mot de passe a été changé',
    paragraphs: [
      'Le mot de passe de votre compte Passerelle vient d’être changé. Par précaution, toutes vos autres sessions ont été fermées.',
      'Si cela ne vient pas de vous, choisissez tout de suite un nouveau mot de passe et prévenez votre service RH.',
    ],
    action: 'Choisir un nouveau mot de passe',
    closing: 'Si cela vient de vous, il n’y a rien à faire.',
  },
  en: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Passerelle account has just been changed. To be safe, all your other sessions were closed.',
      'If this was not you, choose a new password at once and tell your HR team.',
    ],
    action: 'Choose a new password',
    closing: 'If this was you, there is nothing to do.',
  },
};
