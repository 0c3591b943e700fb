import { msg } from '@lingui/core/macro';

import type { PanelWords } from './dashboard';

/** Words of each panel of `general.json`, by its id. */
export const generalWords: Readonly<Record<string, PanelWords>> = {
  licences: {
    title: msg`Places utilisées`,
    description: msg`Places occupées à la fin de la période. Une place rendue n’est plus comptée.`,
  },
  active: {
    title: msg`Personnes connectées sur 14 jours`,
    description: msg`Personnes venues au moins une fois dans les 14 jours avant la fin de la période, sur toutes celles qui ont un compte. Administrateurs principaux et administrateurs ne sont pas comptés.`,
    legends: [msg`Actives`, msg`personnes`],
    outOfUnit: 'people',
  },
  duration: {
    title: msg`Durée moyenne d’une connexion`,
    description: msg`Durée totale des connexions de la période, divisée par leur nombre. Une connexion prend fin après six heures sans activité.`,
    legends: [msg`Durée moyenne`, msg`connexions`],
    outOfUnit: 'connections',
  },
  goal: {
    title: msg`Objectif d’une semaine atteint`,
    description: msg`Part des personnes qui ont gagné tous les points prévus pour une semaine au moins de la période. Qui n’y avait aucune tâche n’est pas compté.`,
    legends: [msg`Objectif atteint`, msg`personnes`],
    outOfUnit: 'people',
  },
  sessions: {
    title: msg`Connexions`,
    description: msg`Connexions commencées, par jour ou par semaine selon la période. Plusieurs passages à moins de six heures d’intervalle ne font qu’une connexion.`,
    legends: [msg`Connexions`],
  },
  presence: {
    title: msg`Personnes actives et sans activité`,
    description: msg`Les mêmes personnes, selon qu’elles se sont connectées ou non dans les 14 jours avant la fin de la période.`,
    legends: [msg`Actives`, msg`Sans activité`],
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
  networking: {
    title: msg`Actions de networking faites`,
    description: msg`Actions de networking que les personnes ont déclarées faites.`,
  },
  suspensions: {
    title: msg`Suspensions de programme`,
    description: msg`Suspensions décidées pendant la période. Celles qui ont été annulées ne comptent pas.`,
  },
  points: {
    title: msg`Points gagnés`,
    description: msg`Points gagnés en validant des tâches du programme.`,
    legends: [msg`Points`],
  },
  applications: {
    title: msg`Candidatures envoyées et acceptées`,
    description: msg`Candidatures envoyées et candidatures acceptées, chacune le jour où elle l’a été.`,
    legends: [msg`Envoyées`, msg`Acceptées`],
  },
  badges: {
    title: msg`Badges par niveau`,
    description: msg`Personnes par badge et par niveau, à la fin de la période. Chacune compte une fois par badge, au niveau le plus haut qu’elle a atteint.`,
  },
  seats: {
    title: msg`Places sur la période`,
    description: msg`Places occupées à un moment ou un autre de la période, au plus fort en même temps, et à la fin.`,
    legends: [msg`À un moment ou un autre`, msg`Au plus en même temps`, msg`À la fin`],
  },
};
