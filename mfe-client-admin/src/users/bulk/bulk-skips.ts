import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BulkAction, BulkSkip } from '@passerelle/shared/contract';

const skips: Record<BulkSkip, MessageDescriptor> = {
  recentlySent: msg`E‑mail déjà envoyé il y a moins d’une heure`,
  hourlyLimit: msg`Trop d’e‑mails en une heure : réessayez plus tard`,
  alreadySet: msg`Pas dans ce groupe`,
  lastGroup: msg`C’est son seul groupe : chaque personne en a au moins un`,
  hasProgram: msg`Suit déjà un programme : changez-le depuis sa fiche`,
  noProgram: msg`Ne suit aucun programme`,
  notParticipant: msg`N’est pas participant : aucun programme à suivre`,
  paused: msg`En pause : on laisse souffler`,
  programOver: msg`Son programme est terminé`,
  closureTooFar: msg`Date à plus de deux ans de son programme : clôturez-le depuis sa fiche`,
  notInvited: msg`Pas encore d’invitation : envoyez d’abord l’e‑mail de bienvenue`,
  noSeat: msg`Plus de place dans ce pack, ou pack hors de sa période`,
  notOffered: msg`Ce programme n’est plus proposé`,
  startOver: msg`Date de début passée, ou hors de la période du pack`,
  otherGroups: msg`N’est dans aucun des groupes auxquels ce pack est réservé`,
  notFollowed: msg`Son rôle n’a ni manager ni référent RH`,
  oneself: msg`Ne peut pas être son propre manager ou référent RH`,
  lastOwner: msg`C’est le dernier administrateur principal de l’organisation`,
  emailTaken: msg`Une autre personne utilise maintenant son adresse e‑mail`,
  followerGone: msg`La personne ou le groupe choisi n’est plus là`,
  notAllowed: msg`Votre rôle ne permet pas de modifier cette personne`,
  notVisible: msg`N’est pas parmi les personnes que vous suivez`,
  gone: msg`Personne supprimée entre-temps`,
};

/** Texts of skip reasons that differ for one kind of action. */
const skipsOf: Partial<Record<BulkAction['kind'], Partial<Record<BulkSkip, MessageDescriptor>>>> = {
  askNews: { recentlySent: msg`Un message lui a déjà été envoyé ces derniers jours` },
  addToGroup: { alreadySet: msg`Déjà dans ce groupe` },
  handOver: { alreadySet: msg`Déjà suivie ainsi` },
  closeProgram: { programOver: msg`Son programme est déjà clôturé` },
  delete: { notAllowed: msg`Votre rôle ne permet pas de supprimer cette personne` },
  restore: {
    alreadySet: msg`Déjà de nouveau dans votre espace`,
    noSeat: msg`Plus de place dans le pack de son programme`,
    gone: msg`Effacée pour de bon entre-temps`,
  },
};

/** Returns the text of a skip reason. */
export const bulkSkipText = (reason: BulkSkip, kind: BulkAction['kind']): MessageDescriptor =>
  skipsOf[kind]?.[reason] ?? skips[reason];
