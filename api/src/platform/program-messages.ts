import { msg, plural } from '@lingui/core/macro';
import type { FailureMessage } from './failure-message';
/** Failure messages about programmes, their seats and their ends. */
export const programMessages = {
  packOutsidePeriod: msg`Ce pack de licences ne peut pas être utilisé à cette date.`,
  seatsInUse: ({ figures: { used = 0 } }) =>
    msg`Places déjà prises dans ce pack : ${plural(used, { one: '#', other: '#' })}. Il ne peut pas en compter moins.`,
  packUsed: msg`Ce pack a déjà servi : il reste, avec ce qui en a été utilisé.`,
  noSeatLeft: msg`Il ne reste plus de place dans ce pack de licences.`,
  packOfOtherGroups: msg`Ce pack de licences est réservé à des groupes dont cette personne ne fait pas partie.`,
  programStart: msg`Un programme commence un lundi, aujourd’hui au plus tôt et dans six mois au plus tard.`,
  programStartOutsidePack: msg`Le programme doit commencer pendant la période du pack de licences.`,
  programExtended: msg`Ce programme a été prolongé : il ne peut plus être changé. Prolongez-le à nouveau, ou clôturez-le.`,
  closureFields: msg`Certaines informations ne correspondent pas à la raison de la clôture.`,
  closureTooFar: msg`Les dates de la clôture doivent être à moins de deux ans du début ou de la fin du programme.`,
  closureOrder: msg`Les dates de la clôture ne sont pas dans l’ordre.`,
  reopenTooLate: msg`Ce programme a été clôturé il y a plus de 30 jours : il ne peut plus être rouvert. Vous pouvez en attribuer un autre.`,
  reopenReplaced: msg`Un autre programme a été attribué depuis : celui qui a été clôturé ne peut plus être rouvert.`,
  extensionNotAlone: msg`Une prolongation s’ajoute à un programme en cours : elle ne s’attribue pas seule.`,
  programNotExtension: msg`Ce programme n’est pas une prolongation : il s’attribue ou remplace le programme suivi.`,
  programNotRunning: msg`Votre programme n’est pas en cours.`,
  alreadySuspended: msg`Votre programme est déjà suspendu.`,
  notSuspended: msg`Votre programme n’est pas suspendu.`,
  alreadyReactivated: msg`Votre suspension se termine cette semaine : il n’y a plus rien à réactiver.`,
} satisfies Record<string, FailureMessage>;
