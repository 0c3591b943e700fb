import type { MailWords } from '../mails/write-mail';

/** The new address is said, since the mail goes to the old one too. */
export const emailChangedWords = (email: string): MailWords => ({
  fr: {
    subject: 'Votre adresse e-mail a changé',
    paragraphs: [
      `L’adresse e-mail de votre compte Passerelle est désormais ${email}. C’est avec elle que vous vous connectez, et elle seule reçoit nos messages.`,
      'Si ce changement ne vient pas de vous, prévenez tout de suite votre service RH.',
    ],
    closing: 'Si ce changement vient de vous, il n’y a rien à faire.',
  },
  en: {
    subject: 'Your e-mail address has changed',
    paragraphs: [
      `The e-mail address of your Passerelle account is now ${email}. It is the one you sign in with, and the only one we write to.`,
      'If this was not you, tell your HR team at once.',
    ],
    closing: 'If this was you, there is nothing to do.',
  },
});
