import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { departures, measures, type ReportedFigure, situations } from './report-figures';
import { byHand, departureLabels, measureLabels, situationLabels } from './report-labels';

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
