const fr = {
  packOutsidePeriod: 'Ce pack de licences ne peut pas être utilisé à cette date.',
  seatsInUse: 'Places déjà prises dans ce pack : {used}. Il ne peut pas en compter moins.',
  packUsed: 'Ce pack a déjà servi : il reste, avec ce qui en a été utilisé.',
  noSeatLeft: 'Il ne reste plus de place dans ce pack de licences.',
  packOfOtherGroups: 'Ce pack de licences est réservé à des groupes dont cette personne ne fait pas partie.',
  programStart: 'Un programme commence un lundi, aujourd’hui au plus tôt et dans six mois au plus tard.',
  programStartOutsidePack: 'Le programme doit commencer pendant la période du pack de licences.',
  programExtended: 'Ce programme a été prolongé : il ne peut plus être changé. Prolongez-le à nouveau, ou clôturez-le.',
  closureFields: 'Certaines informations ne correspondent pas à la raison de la clôture.',
  closureTooFar: 'Les dates de la clôture doivent être à moins de deux ans du début ou de la fin du programme.',
  closureOrder: 'Les dates de la clôture ne sont pas dans l’ordre.',
  reopenTooLate:
    'Ce programme a été clôturé il y a plus de 30 jours : il ne peut plus être rouvert. Vous pouvez en attribuer un autre.',
  reopenReplaced: 'Un autre programme a été attribué depuis : celui qui a été clôturé ne peut plus être rouvert.',
  extensionNotAlone: 'Une prolongation s’ajoute à un programme en cours : elle ne s’attribue pas seule.',
  programNotExtension: 'Ce programme n’est pas une prolongation : il s’attribue ou remplace le programme suivi.',
  programNotRunning: 'Votre programme n’est pas en cours.',
  alreadySuspended: 'Votre programme est déjà suspendu.',
  notSuspended: 'Votre programme n’est pas suspendu.',
  alreadyReactivated: 'Votre suspension se termine cette semaine : il n’y a plus rien à réactiver.',
};

const en: Record<keyof typeof fr, string> = {
  packOutsidePeriod: 'This licence pack cannot be used on this date.',
  seatsInUse: 'Seats of this pack already taken: {used}. It cannot have fewer.',
  packUsed: 'This pack has been used: it stays, with what was used of it.',
  noSeatLeft: 'There is no seat left in this licence pack.',
  packOfOtherGroups: 'This licence pack is for groups that this person does not belong to.',
  programStart: 'A programme begins on a Monday, today at the earliest and in six months at the latest.',
  programStartOutsidePack: 'The programme must begin within the period of the licence pack.',
  programExtended: 'This programme was extended: it cannot be changed any more. Extend it again, or close it.',
  closureFields: 'Some of the details do not belong to the reason of the closure.',
  closureTooFar: 'The dates of the closure must be within two years of the start or the end of the programme.',
  closureOrder: 'The dates of the closure are not in order.',
  reopenTooLate:
    'This programme was closed more than 30 days ago: it can no longer be reopened. You can give another one.',
  reopenReplaced: 'Another programme has been given since: the one that was closed can no longer be reopened.',
  extensionNotAlone: 'An extension adds to a programme under way: it is not given alone.',
  programNotExtension: 'This programme is not an extension: it is given, or replaces the one that is followed.',
  programNotRunning: 'Your programme is not running.',
  alreadySuspended: 'Your programme is already suspended.',
  notSuspended: 'Your programme is not suspended.',
  alreadyReactivated: 'Your suspension ends this week: there is nothing left to reactivate.',
};

/** Failure messages about programmes, their seats and their ends. */
export const programMessages = { fr, en };
