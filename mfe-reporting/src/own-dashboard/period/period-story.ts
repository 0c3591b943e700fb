import { type MetricSeries, figureOf, type OwnMetric } from './own-metrics';

/** Metrics that may have grown, the most telling first. */
const milestones = [
  'accepted_job_applications',
  'job_interview_done_count',
  'submitted_job_applications',
  'networking_actions_done_count',
  'task_points',
] as const satisfies readonly OwnMetric[];

export type Milestone = (typeof milestones)[number];

export interface PeriodStory {
  /** `beginning`: nothing before to compare with. `quiet`: no connection in the range. */
  kind: 'beginning' | 'quiet' | 'more' | 'same' | 'less';
  /** Difference of connections, without a sign. */
  by: number;
  grown: { metric: Milestone; by: number } | null;
}

/** Changes since the period before, or null without a comparison. */
export function periodStory(series: Readonly<Record<OwnMetric, MetricSeries>>): PeriodStory | null {
  const { value, difference } = figureOf(series.session_count);
  if (difference === null) return null;
  const differences = milestones.map((metric) => ({ metric, by: figureOf(series[metric]).difference ?? 0 }));
  const grown = differences.find(({ by }) => by > 0) ?? null;
  return { kind: kindOf(value, difference, wasAnything(Object.values(series))), by: Math.abs(difference), grown };
}

/** True if the previous period has any value to compare with. */
export const wasAnything = (series: readonly MetricSeries[]): boolean =>
  series.some(({ before }) => before.some((one) => one > 0));

function kindOf(value: number, difference: number, isComparable: boolean): PeriodStory['kind'] {
  if (!isComparable) return 'beginning';
  if (value === 0) return 'quiet';
  if (difference === 0) return 'same';
  return difference > 0 ? 'more' : 'less';
}
