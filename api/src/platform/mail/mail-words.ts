import type { Locale } from '@passerelle/shared/contract';

/** The languages that mails are written in; whoever reads neither is written to in English, as by the API. */
export type MailLanguage = 'fr' | 'en';
export const mailLanguage = (locale: Locale): MailLanguage => (locale === 'fr' ? 'fr' : 'en');

interface FrameWords {
  copyLink: string;
  sentFor: (organization: string) => string;
}

/** What stands in every mail, around what it is about. */
export const frameWords: Record<MailLanguage, FrameWords> = {
  fr: {
    copyLink: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
    sentFor: (organization) =>
      `Passerelle vous écrit pour ${organization}. Ce message est envoyé automatiquement, les réponses ne sont pas lues.`,
  },
  en: {
    copyLink: 'If the button does not open, copy this address into your browser:',
    sentFor: (organization) =>
      `Passerelle is writing to you for ${organization}. This message is sent automatically, replies are not read.`,
  },
};
