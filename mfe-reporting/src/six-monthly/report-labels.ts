import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EndSituation } from '@passerelle/shared/contract';

import type { departures, measures } from './report-figures';

export const departureLabels: Record<(typeof departures)[number], MessageDescriptor> = {
  'left.external': msg`Emploi externe`,
  'ended.businessCreation': msg`Création d’entreprise`,
  'ended.training': msg`Formation`,
  'ended.retired': msg`Retraite`,
  'ended.other': msg`Autre départ`,
};

export const measureLabels: Record<(typeof measures)[number], MessageDescriptor> = {
  followed: msg`Personnes accompagnées`,
  begun: msg`Programmes commencés`,
  extended: msg`Programmes prolongés`,
  suspension_count: msg`Programmes suspendus`,
  task_points: msg`Tâches du programme faites`,
  networking_actions_done_count: msg`Actions de networking menées`,
  job_interview_done_count: msg`Entretiens d’embauche passés`,
  submitted_job_applications: msg`Candidatures envoyées`,
};

export const situationLabels: Record<EndSituation, MessageDescriptor> = {
  cdi: msg`Emploi externe, CDI`,
  cddLong: msg`Emploi externe, CDD de six mois ou plus`,
  cddShort: msg`Emploi externe, CDD de moins de six mois`,
  interim: msg`Emploi externe, intérim`,
  external: msg`Emploi externe, contrat non précisé`,
  internal: msg`Reclassement interne`,
  businessCreation: msg`Création d’entreprise`,
  training: msg`Formation`,
  retired: msg`Retraite`,
  other: msg`Autre départ`,
  unknown: msg`Issue à renseigner`,
};

/** What the product does not know, by the part of the report. */
export const byHand = {
  ends: [msg`Ruptures de personnes qui ne sont pas accompagnées dans Passerelle`],
  measures: [
    msg`Actions de formation pendant le congé`,
    msg`Périodes de travail, dans l’entreprise ou en dehors`,
    msg`Autres mesures d’accompagnement : aides, indemnités, mobilité`,
  ],
  situations: [msg`Personnes en recherche d’emploi, parmi « Autre départ » et « Issue à renseigner »`],
} as const;
