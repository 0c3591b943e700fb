import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailStatus } from '../../../platform/database/schema/messages';
import { translated } from '../../../platform/text/words';

/** `kept`: without a mail server, this page is the final place. */
export type ShownState = MailStatus | 'kept';

export const outboxTexts = translated({
  skip: msg`Aller au contenu`,
  title: msg`Boîte d’envoi`,
  demo: msg`Démonstration`,
  about: {
    keeping: msg`Aucun serveur d’envoi n’est réglé : les messages que Passerelle écrirait restent ici, liens compris.`,
    sending: msg`Les messages partent par le serveur d’envoi ; la démonstration en garde une copie ici, liens compris.`,
  },
  states: { kept: msg`Gardé ici`, pending: msg`En attente`, sent: msg`Envoyé`, failed: msg`Échec` } satisfies Record<
    ShownState,
    MessageDescriptor
  >,
  to: msg`À`,
  date: msg`Écrit le`,
  state: msg`État`,
  older: msg`Plus anciens`,
  newer: msg`Plus récents`,
  pages: msg`Pages`,
  empty: msg`Aucun message pour l’instant`,
  emptyHelp: msg`Invitez quelqu’un depuis l’espace client, ou demandez un nouveau mot de passe.`,
  askForMail: msg`Demander un nouveau mot de passe`,
  back: msg`Boîte d’envoi`,
  openLink: msg`Ouvrir le lien du message`,
  asSeen: msg`Le message tel qu’il est reçu`,
  asText: msg`Le même, en texte seul`,
  emptied: msg`Le contenu de ce message a été effacé après l’envoi.`,
  unknown: msg`Ce message n’existe pas`,
  closed: msg`La boîte d’envoi est réservée`,
  closedHelp: msg`Connectez-vous comme Super Admin, puis rouvrez cette page.`,
  toLogin: msg`Page de connexion`,
});
