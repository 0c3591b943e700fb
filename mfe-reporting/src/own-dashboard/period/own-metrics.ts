import type { AddressOf, StateOf } from '@passerelle/shared/client';
import type { MetricAnswer, MetricName } from '@passerelle/shared/contract';
import type { LoadedState } from '@passerelle/shared/ui';

import { runsOf } from '../../queries/buckets';
import type { Bucket } from '../../queries/panel-data';
import type { ReportingRange } from './reporting-range';

/** Metrics of a person, the same ones that their staff may query. */
export const ownMetrics = [
  'session_count',
  'total_session_duration',
  'task_points',
  'networking_actions_done_count',
  'job_interview_done_count',
  'submitted_job_applications',
  'accepted_job_applications',
] as const satisfies readonly MetricName[];
export type OwnMetric = (typeof ownMetrics)[number];

/** A metric day by day or week by week, and in the same days or weeks before. */
export interface MetricSeries {
  now: readonly number[];
  /** Empty where there is nothing to compare with. */
  before: readonly number[];
}

export const CALL = 'GET /reporting/grafana/:queryType';
type Question = AddressOf<typeof CALL>;

const seconds = (milliseconds: number): string => String(milliseconds / 1_000);

/** Naming the person leaves out the figures of the team, which staff would get too. */
export const ofPerson = (metric: MetricName, personId: string): string => `${metric}{user="${personId}"}`;

/** Total of the samples of a window: points and durations are summed, all others count one each. */
function within(metric: OwnMetric, personId: string, milliseconds: number): string {
  const isWorth = metric === 'task_points' || metric === 'total_session_duration';
  return `sum(${isWorth ? 'sum' : 'count'}_over_time(${ofPerson(metric, personId)}[${seconds(milliseconds)}s]))`;
}

/** A run of days or weeks of one length. A point counts what happened before its moment, so that of a day is its end. */
function questionOf(metric: OwnMetric, personId: string, run: readonly Bucket[]): Question {
  const [first = { from: 0, until: 0 }] = run;
  const length = first.until - first.from;
  return {
    params: { queryType: 'query_range' },
    query: {
      query: within(metric, personId, length),
      start: seconds(first.until),
      end: seconds(run.at(-1)?.until ?? first.until),
      step: seconds(length),
    },
  };
}

/**
 * Queries for one metric: the range and the previous one together, where their days have the same length. The last day
 * of the previous range may end at the current hour: it is queried separately and its full day is skipped.
 */
export function questionsOf(metric: OwnMetric, personId: string, { before, parts }: ReportingRange): Question[] {
  const last = before.at(-1);
  const whole = last && parts[0] ? { from: last.from, until: parts[0].from } : undefined;
  const runs = whole ? runsOf([...before.slice(0, -1), whole, ...parts]) : runsOf(parts);
  const isCut = last !== undefined && last.until !== whole?.until;
  return [...runs, ...(isCut ? [[last]] : [])].map((run) => questionOf(metric, personId, run));
}

/** The value of each day or week; all of these metrics count or add up, so that of nothing it is 0. */
export function valuesOf(answers: readonly MetricAnswer[], buckets: readonly Bucket[]): number[] {
  const points = answers.flatMap((answer) => (answer.resultType === 'matrix' ? (answer.result[0]?.values ?? []) : []));
  const values = new Map(points.map(([at, value]) => [at, Number(value)]));
  return buckets.map(({ until }) => values.get(until / 1_000) ?? 0);
}

/** One metric, loaded when all of its answers are there; tried again, it asks only for those that failed. */
export function seriesOf(
  metric: OwnMetric,
  personId: string,
  range: ReportingRange,
  stateOf: StateOf<typeof CALL>,
): LoadedState<MetricSeries> {
  const states = questionsOf(metric, personId, range).map(stateOf);
  const missing = states.filter((state) => state?.data === undefined);
  const retry = (): void => missing.forEach((state) => state?.error && state.retry());
  const error = missing.find((state) => state?.error)?.error;
  if (missing.length > 0) return { data: undefined, error, isLoading: error === undefined, retry };
  const answers = states.flatMap((state) => (state?.data ? [state.data] : []));
  const { before, parts } = range;
  const data = { before: valuesOf(answers, before), now: valuesOf(answers, parts) };
  return { data, error: undefined, isLoading: false, retry };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Figure of the range, and its difference from the previous range; null without a previous one. */
export interface Figure {
  value: number;
  difference: number | null;
}

export const figureOf = ({ now, before }: MetricSeries): Figure => ({
  value: total(now),
  difference: before.length === 0 ? null : total(now) - total(before),
});
