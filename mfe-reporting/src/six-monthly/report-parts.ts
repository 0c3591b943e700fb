import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EndSituation } from '@passerelle/shared/contract';

import { departures, measures, type ReportedFigure, situations } from './report-figures';

const departureLabels: Record<(typeof departures)[number], MessageDescriptor> = {
  'left.external': msg`Emploi externe`,
  'ended.businessCreation': msg`Création d’entreprise`,
  'ended.training': msg`Formation`,
  'ended.retired': msg`Retraite`,
  'ended.other': msg`Autre départ`,
};

const measureLabels: Record<(typeof measures)[number], MessageDescriptor> = {
  followed: msg`Personnes accompagnées`,
  begun: msg`Programmes commencés`,
  extended: msg`Programmes prolongés`,
  suspension_count: msg`Programmes suspendus`,
  task_points: msg`Tâches du programme faites`,
  networking_actions_done_count: msg`Actions de networking menées`,
  job_interview_done_count: msg`Entretiens d’embauche passés`,
  submitted_job_applications: msg`Candidatures envoyées`,
};

const situationLabels: Record<EndSituation, MessageDescriptor> = {
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

/** Figures unknown to the product, to complete by hand, by part of the report. */
const byHand = {
  ends: [msg`Ruptures de personnes qui ne sont pas accompagnées dans Passerelle`],
  measures: [
    msg`Actions de formation pendant le congé`,
    msg`Périodes de travail, dans l’entreprise ou en dehors`,
    msg`Autres mesures d’accompagnement : aides, indemnités, mobilité`,
  ],
  situations: [msg`Personnes en recherche d’emploi, parmi « Autre départ » et « Issue à renseigner »`],
} as const;

export interface ReportLine {
  key: string;
  label: string;
  /** Absent where the product does not know it. */
  figure?: ReportedFigure;
  isTotal?: boolean;
}

export interface ReportPart {
  key: keyof typeof byHand;
  title: string;
  lines: readonly ReportLine[];
}

const handLines = (part: keyof typeof byHand): ReportLine[] =>
  byHand[part].map((label, at) => ({ key: `hand-${at}`, label: i18n._(label) }));

/** The three parts of the document that article D1237-5 of the Labour Code asks for. */
export const reportParts = (): ReportPart[] => [
  {
    key: 'ends',
    title: i18n._(msg`1. Ruptures de contrat à la suite du congé`),
    lines: [
      ...departures.map((figure) => ({ key: figure, label: i18n._(departureLabels[figure]), figure })),
      { key: 'left', label: i18n._(msg`Total des ruptures`), figure: 'left', isTotal: true },
      ...handLines('ends'),
    ],
  },
  {
    key: 'measures',
    title: i18n._(msg`2. Mesures de reclassement mises en place`),
    lines: [
      ...measures.map((figure) => ({ key: figure, label: i18n._(measureLabels[figure]), figure })),
      ...handLines('measures'),
    ],
  },
  {
    key: 'situations',
    title: i18n._(msg`3. Situation au regard de l’emploi à l’issue du congé`),
    lines: [
      ...situations.map((situation) => ({
        key: situation,
        label: i18n._(situationLabels[situation]),
        figure: `ended.${situation}` as const,
      })),
      { key: 'ended', label: i18n._(msg`Total des personnes`), figure: 'ended', isTotal: true },
      ...handLines('situations'),
    ],
  },
];
