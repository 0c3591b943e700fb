import { msg, plural } from '@lingui/core/macro';
import { durations } from '@passerelle/shared/contract/limits';
import type { MailText } from '../../mail/write-mail';

const { emailConfirmationHours: hours, emailTakeBackDays: days } = durations;

/** Day and time in the reader's language; each text adds that it is Paris time, as an hour alone would mislead. */
export interface Moment {
  day: string;
  time: string;
}

/** To the new address, whose reader may not have asked for it. */
export const confirmText: MailText = {
  subject: msg`Confirmez votre nouvelle adresse e‑mail`,
  paragraphs: [
    msg`Cette adresse a été indiquée pour votre compte Passerelle. Une fois confirmée, c’est avec elle que vous vous connecterez.`,
    msg`Ce lien est personnel et reste valable ${plural(hours, { one: '# heure', other: '# heures' })} ; il ne sert qu’une fois. D’ici là, rien ne change.`,
  ],
  action: msg`Confirmer cette adresse`,
  closing: msg`Si vous n’avez rien demandé, ignorez ce message : sans confirmation, rien ne change.`,
};

/** To the present address, before any change. */
export const askedText = (masked: string, { day, time }: Moment): MailText => ({
  subject: msg`Un changement d’adresse e‑mail a été demandé`,
  paragraphs: [
    msg`Le ${day} à ${time} (heure de Paris), une personne connectée à votre compte Passerelle, et qui en connaît le mot de passe, a demandé que son adresse e‑mail devienne ${masked}.`,
    msg`Rien n’a encore changé : la nouvelle adresse doit d’abord être confirmée depuis sa propre boîte. Jusque-là, on se connecte avec celle-ci.`,
    msg`Ce n’est pas vous ? Ce bouton, valable ${plural(days, { one: '# jour', other: '# jours' })}, garde votre adresse, ferme toutes les sessions et vous fait choisir un nouveau mot de passe.`,
  ],
  action: msg`Ce n’est pas moi`,
  closing: msg`Si cette demande vient de vous, il n’y a rien à faire dans cette boîte.`,
});

/** To the address that has been replaced. */
export const changedText = (masked: string, { day, time }: Moment, canTakeBack: boolean): MailText => ({
  subject: msg`Votre adresse e‑mail a changé`,
  paragraphs: [
    msg`Le ${day} à ${time} (heure de Paris), l’adresse e‑mail de votre compte Passerelle est devenue ${masked}. C’est avec elle que l’on s’y connecte désormais, et elle seule reçoit nos messages.`,
    canTakeBack
      ? msg`Ce n’est pas vous ? Ce bouton, valable ${plural(days, { one: '# jour', other: '# jours' })}, vous rend votre adresse, ferme toutes les sessions et vous fait choisir un nouveau mot de passe.`
      : msg`Si ce changement ne vient pas de vous, prévenez tout de suite votre service RH.`,
  ],
  ...(canTakeBack && { action: msg`Reprendre mon compte` }),
  closing: msg`Si ce changement vient de vous, il n’y a rien à faire.`,
});

/** To the restored address. Staff who ask for a change do not know the password. */
export const restoredText = ({ day, time }: Moment, byStaff: boolean): MailText => ({
  subject: msg`Votre adresse e‑mail est rétablie`,
  paragraphs: [
    msg`Le ${day} à ${time} (heure de Paris), votre compte Passerelle a été repris depuis cette boîte. Toutes les sessions sont fermées et l’ancien mot de passe n’ouvre plus rien.`,
    msg`Si vous n’avez pas encore choisi un nouveau mot de passe, faites-le maintenant. S’il servait ailleurs, changez-le là aussi.`,
  ],
  action: msg`Choisir un nouveau mot de passe`,
  closing: byStaff
    ? msg`Prévenez aussi une personne qui administre votre organisation : le changement y avait été demandé.`
    : msg`Quelqu’un connaissait votre mot de passe : prévenez aussi votre service RH.`,
});

/** To the address that the restored one replaces. */
export const displacedText = (masked: string, { day, time }: Moment): MailText => ({
  subject: msg`Cette adresse n’est plus celle du compte`,
  paragraphs: [
    msg`Le ${day} à ${time} (heure de Paris), le compte Passerelle qui utilisait cette adresse a retrouvé la précédente, ${masked}, à la demande de la personne qui en lit les messages. On ne s’y connecte plus avec cette adresse-ci.`,
  ],
  closing: msg`Si c’est une erreur, adressez-vous à votre service RH.`,
});
