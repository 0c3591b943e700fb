import { msg } from '@lingui/core/macro';

import type { PanelWords } from './dashboard';

/** Words of each panel of `per-distribution.json`, by its id. */
export const perDistributionWords: Readonly<Record<string, PanelWords>> = {
  licences: {
    title: msg`Places utilisées`,
    description: msg`Places occupées à la fin de la période. Une place rendue n’est plus comptée.`,
  },
  active: {
    title: msg`Personnes connectées sur 14 jours`,
    description: msg`Personnes venues au moins une fois dans les 14 jours avant la fin de la période. Administrateurs principaux et administrateurs ne sont pas comptés.`,
  },
  inactive: {
    title: msg`Personnes sans connexion depuis 14 jours`,
    description: msg`Personnes qui ont un compte et ne sont pas venues dans les 14 jours avant la fin de la période. Administrateurs principaux et administrateurs ne sont pas comptés.`,
  },
  sessions: {
    title: msg`Connexions`,
    description: msg`Connexions commencées, par jour ou par semaine selon la période. Plusieurs passages à moins de six heures d’intervalle ne font qu’une connexion.`,
  },
  goal: {
    title: msg`Objectif d’une semaine atteint`,
    description: msg`Part des personnes qui ont gagné tous les points prévus pour une semaine au moins de la période. Qui n’y avait aucune tâche n’est pas compté.`,
    legends: [msg`Objectif atteint`, msg`personnes`],
    outOfUnit: 'people',
  },
  duration: {
    title: msg`Durée moyenne d’une connexion`,
    description: msg`Durée totale des connexions de la période, divisée par leur nombre. Une connexion prend fin après six heures sans activité.`,
    legends: [msg`Durée moyenne`, msg`connexions`],
    outOfUnit: 'connections',
  },
  'per-person': {
    title: msg`Connexions par personne`,
    description: msg`Connexions de la période, divisées par le nombre de personnes qui se sont connectées. Qui n’est pas venu n’est pas compté.`,
    legends: [msg`Connexions par personne`, msg`personnes`],
    outOfUnit: 'people',
  },
  interviews: {
    title: msg`Entretiens d’embauche faits`,
    description: msg`Entretiens d’embauche que les personnes ont déclarés faits. Ceux qui sont seulement prévus ne comptent pas.`,
  },
  points: {
    title: msg`Points gagnés`,
    description: msg`Points gagnés en validant des tâches du programme.`,
  },
  suspensions: {
    title: msg`Suspensions de programme`,
    description: msg`Suspensions décidées pendant la période. Celles qui ont été annulées ne comptent pas.`,
  },
  submitted: {
    title: msg`Candidatures envoyées`,
    description: msg`Candidatures que les personnes ont notées comme envoyées.`,
  },
  accepted: {
    title: msg`Candidatures acceptées`,
    description: msg`Candidatures acceptées pendant la période, quelle que soit la date de leur envoi.`,
  },
  seats: {
    title: msg`Places utilisées en même temps`,
    description: msg`Le plus grand nombre de places occupées en même temps pendant la période.`,
  },
  badges: {
    title: msg`Badges obtenus`,
    description: msg`Personnes par badge, quel qu’en soit le niveau, à la fin de la période.`,
  },
};
