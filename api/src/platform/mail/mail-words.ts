import type { TextLocale } from '@passerelle/shared/contract';

interface FrameWords {
  copyLink: string;
  sentFor: (organization: string) => string;
}

/** The texts of the frame around every mail. */
export const frameWords: Record<TextLocale, FrameWords> = {
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
