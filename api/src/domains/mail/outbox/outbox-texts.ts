import type { MailStatus } from '../../../platform/database/schema/messages';
import type { TextLocale } from '@passerelle/shared/contract';

/** `kept`: without a mail server, this page is the final place. */
export type ShownState = MailStatus | 'kept';

interface OutboxTexts {
  title: string;
  demo: string;
  /** With and without a mail server. */
  about: Record<'sending' | 'keeping', string>;
  states: Record<ShownState, string>;
  to: string;
  date: string;
  state: string;
  older: string;
  newer: string;
  pages: string;
  empty: string;
  emptyHelp: string;
  askForMail: string;
  back: string;
  openLink: string;
  asSeen: string;
  asText: string;
  emptied: string;
  unknown: string;
  closed: string;
  closedHelp: string;
  toLogin: string;
  dateFormat: string;
}

export const outboxTexts: Record<TextLocale, OutboxTexts> = {
  fr: {
    title: 'Boîte d’envoi',
    demo: 'Démonstration',
    about: {
      keeping: 'Aucun serveur d’envoi n’est réglé : les messages que Passerelle écrirait restent ici, liens compris.',
      sending: 'Les messages partent par le serveur d’envoi ; la démonstration en garde une copie ici, liens compris.',
    },
    states: { kept: 'Gardé ici', pending: 'En attente', sent: 'Envoyé', failed: 'Échec' },
    to: 'À',
    date: 'Écrit le',
    state: 'État',
    older: 'Plus anciens',
    newer: 'Plus récents',
    pages: 'Pages',
    empty: 'Aucun message pour l’instant',
    emptyHelp: 'Invitez quelqu’un depuis l’espace client, ou demandez un nouveau mot de passe.',
    askForMail: 'Demander un nouveau mot de passe',
    back: 'Boîte d’envoi',
    openLink: 'Ouvrir le lien du message',
    asSeen: 'Le message tel qu’il est reçu',
    asText: 'Le même, en texte seul',
    emptied: 'Le contenu de ce message a été effacé après l’envoi.',
    unknown: 'Ce message n’existe pas',
    closed: 'La boîte d’envoi est réservée',
    closedHelp: 'Connectez-vous comme Super Admin, puis rouvrez cette page.',
    toLogin: 'Page de connexion',
    dateFormat: "d LLL yyyy 'à'",
  },
  en: {
    title: 'Outbox',
    demo: 'Demo',
    about: {
      keeping: 'No mail server is set up: the messages that Passerelle would send stay here, links included.',
      sending: 'Messages leave through the mail server; the demo keeps a copy of them here, links included.',
    },
    states: { kept: 'Kept here', pending: 'Waiting', sent: 'Sent', failed: 'Failed' },
    to: 'To',
    date: 'Written on',
    state: 'State',
    older: 'Older',
    newer: 'Newer',
    pages: 'Pages',
    empty: 'No message yet',
    emptyHelp: 'Invite somebody from the client space, or ask for a new password.',
    askForMail: 'Ask for a new password',
    back: 'Outbox',
    openLink: 'Open the link of the message',
    asSeen: 'The message as it is received',
    asText: 'The same as plain text',
    emptied: 'What this message said was erased after it was sent.',
    unknown: 'This message does not exist',
    closed: 'The outbox is reserved',
    closedHelp: 'Sign in as a Super Admin, then open this page again.',
    toLogin: 'Login page',
    dateFormat: "d LLL yyyy 'at'",
  },
};
