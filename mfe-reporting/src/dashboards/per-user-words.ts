import { msg } from '@lingui/core/macro';

import type { PanelWords } from './dashboard';

/** Words of each panel of `per-user.json`, by its id. */
export const perUserWords: Readonly<Record<string, PanelWords>> = {
  'session-total': {
    title: msg`Nombre de connexions`,
    description: msg`Connexions commencées pendant la période. Plusieurs passages à moins de six heures d’intervalle ne font qu’une connexion.`,
  },
  time: {
    title: msg`Temps passé`,
    description: msg`Durée de toutes les connexions de la période.`,
  },
  duration: {
    title: msg`Durée moyenne d’une connexion`,
    description: msg`Durée totale des connexions de la période, divisée par leur nombre. Une connexion prend fin après six heures sans activité.`,
    legends: [msg`Durée moyenne`, msg`connexions`],
    outOfUnit: 'connections',
  },
  'point-total': {
    title: msg`Points gagnés`,
    description: msg`Points gagnés en validant des tâches du programme.`,
  },
  sessions: {
    title: msg`Connexions au fil du temps`,
    description: msg`Connexions commencées, par jour ou par semaine selon la période. Plusieurs passages à moins de six heures d’intervalle ne font qu’une connexion.`,
    legends: [msg`Connexions`],
  },
  badges: {
    title: msg`Niveau des badges`,
    description: msg`Le niveau atteint pour chaque badge à la fin de la période.`,
  },
  goal: {
    title: msg`Objectif d’une semaine`,
    description: msg`Atteint si tous les points prévus pour une semaine au moins de la période sont gagnés. Aucune donnée sans tâche dans la période.`,
  },
  interviews: {
    title: msg`Entretiens d’embauche faits`,
    description: msg`Entretiens d’embauche que les personnes ont déclarés faits. Ceux qui sont seulement prévus ne comptent pas.`,
  },
  submitted: {
    title: msg`Candidatures envoyées`,
    description: msg`Candidatures que les personnes ont notées comme envoyées.`,
  },
  accepted: {
    title: msg`Candidatures acceptées`,
    description: msg`Candidatures acceptées pendant la période, quelle que soit la date de leur envoi.`,
  },
  points: {
    title: msg`Points au fil du temps`,
    description: msg`Points gagnés en validant des tâches du programme.`,
    legends: [msg`Points`],
  },
  networking: {
    title: msg`Actions de networking faites`,
    description: msg`Actions de networking que les personnes ont déclarées faites.`,
  },
  suspensions: {
    title: msg`Suspensions de programme`,
    description: msg`Suspensions décidées pendant la période. Celles qui ont été annulées ne comptent pas.`,
  },
  licences: {
    title: msg`Places sur la période`,
    description: msg`Places occupées à un moment ou un autre de la période.`,
  },
};
