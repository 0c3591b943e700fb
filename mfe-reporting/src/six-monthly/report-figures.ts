import type { EndSituation, ReportFigure, SixMonthlyReport } from '@passerelle/shared/contract';
import { contractKinds } from '@passerelle/shared/contract/enums/users';

import { isSmall, maskOf } from '../export/small-groups';
import type { Figure } from '../panels/panel-figures';

export type ReportedFigure = SixMonthlyReport['figures'][number]['figure'];

/** In the order of the page. */
export const departures = [
  'left.external',
  'ended.businessCreation',
  'ended.training',
  'ended.retired',
  'ended.other',
] as const satisfies readonly ReportFigure[];
export const measures = [
  'followed',
  'begun',
  'extended',
  'suspension_count',
  'task_points',
  'networking_actions_done_count',
  'job_interview_done_count',
  'submitted_job_applications',
] as const satisfies readonly ReportedFigure[];
export const situations = [
  'cdi',
  'cddLong',
  'cddShort',
  'interim',
  'external',
  'internal',
  'businessCreation',
  'training',
  'retired',
  'other',
  'unknown',
] as const satisfies readonly EndSituation[];

export interface ReportedCount {
  people: Figure;
  times: Figure;
}
export type ReportFigures = (figure: ReportedFigure) => ReportedCount;

const nothing = { people: 0, times: null } as const;

export const figuresOf = ({ figures }: SixMonthlyReport): ReportFigures => {
  const found = new Map(figures.map((one) => [one.figure, one]));
  return (figure) => found.get(figure) ?? nothing;
};

const peopleIn = (report: ReportFigures, figure: ReportedFigure): number => Number(report(figure).people);

/** A measure, and the people accompanied who did not have it: both may be few. */
function isFew(report: ReportFigures, measure: ReportedFigure): boolean {
  const [people, all] = [peopleIn(report, measure), peopleIn(report, 'followed')];
  return isSmall(people) || isSmall(all) || (people < all && isSmall(all - people));
}

/**
 * The figures as they may be passed on. The situations are masked as one table; a departure and the two totals are sums of
 * situations, and are masked where a masked situation could be worked out from them.
 */
export function maskedFiguresOf(report: ReportFigures): ReportFigures {
  const counts = situations.map((situation) => [peopleIn(report, `ended.${situation}`)]);
  const mask = maskOf(counts);
  const hidden = new Set<ReportedFigure>();
  situations.forEach((situation, row) => {
    if (mask.cells[row]?.[0]) hidden.add(`ended.${situation}`);
  });
  if (['external' as const, ...contractKinds].some((kind) => hidden.has(`ended.${kind}`))) hidden.add('left.external');
  if (mask.total) hidden.add('ended');
  const isLeftKnown = !hidden.has('ended.internal') && !hidden.has('ended.unknown');
  if (mask.total || !isLeftKnown || isSmall(peopleIn(report, 'left'))) hidden.add('left');
  for (const measure of measures) if (isFew(report, measure)) hidden.add(measure);
  return (figure) => {
    const { people, times } = report(figure);
    return hidden.has(figure) ? { people: 'masked', times: times === null ? null : 'masked' } : { people, times };
  };
}
