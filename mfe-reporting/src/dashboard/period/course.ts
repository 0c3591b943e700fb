import type { AddressOf, StateOf } from '@passerelle/shared/client';
import type { MetricAnswer, MetricName } from '@passerelle/shared/contract';
import type { LoadedState } from '@passerelle/shared/ui';

import { runsOf } from '../../queries/buckets';
import type { Bucket } from '../../queries/panel-data';
import type { ReportingRange } from '../reporting-range';

/** What is counted of a person: all that their staff may count as well. */
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

/** Of one day or week; undefined where nothing happened, which is no data and not a nought. */
export type PartValue = number | undefined;

/** A metric day by day or week by week, and in the same days or weeks before. */
export interface Course {
  now: readonly PartValue[];
  /** Empty where there is nothing to compare with. */
  before: readonly PartValue[];
}

export const CALL = 'GET /reporting/grafana/:queryType';
type Question = AddressOf<typeof CALL>;

const seconds = (milliseconds: number): string => String(milliseconds / 1_000);

/** Naming the person leaves out the figures of the team, which staff would get too. */
export const mine = (metric: MetricName, personId: string): string => `${metric}{user="${personId}"}`;

/** What the samples of a window come to: points and durations have a worth, of everything else each counts for one. */
function within(metric: OwnMetric, personId: string, milliseconds: number): string {
  const isWorth = metric === 'task_points' || metric === 'total_session_duration';
  return `sum(${isWorth ? 'sum' : 'count'}_over_time(${mine(metric, personId)}[${seconds(milliseconds)}s]))`;
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
 * What is asked of one metric: the range and the one before it together, wherever their days are equally long. The last day
 * before may stop at the hour that today has come to: it is asked for by itself, and its whole is passed over.
 */
export function questionsOf(metric: OwnMetric, personId: string, { before, parts }: ReportingRange): Question[] {
  const last = before.at(-1);
  const whole = last && parts[0] ? { from: last.from, until: parts[0].from } : undefined;
  const runs = whole ? runsOf([...before.slice(0, -1), whole, ...parts]) : runsOf(parts);
  const isCut = last !== undefined && last.until !== whole?.until;
  return [...runs, ...(isCut ? [[last]] : [])].map((run) => questionOf(metric, personId, run));
}

/** The value of each day or week; where nothing happened there is no point. */
export function valuesOf(answers: readonly MetricAnswer[], buckets: readonly Bucket[]): PartValue[] {
  const points = answers.flatMap((answer) => (answer.resultType === 'matrix' ? (answer.result[0]?.values ?? []) : []));
  const values = new Map(points.map(([at, value]) => [at, Number(value)]));
  return buckets.map(({ until }) => values.get(until / 1_000));
}

/** One metric, loaded when all of its answers are there; tried again, it asks only for those that failed. */
export function courseOf(
  metric: OwnMetric,
  personId: string,
  range: ReportingRange,
  stateOf: StateOf<typeof CALL>,
): LoadedState<Course> {
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

const total = (values: readonly PartValue[]): number => values.reduce<number>((sum, value = 0) => sum + value, 0);

/** A figure of the range, and how it differs from the one of the range before; null where there is none. */
export interface Figure {
  value: number;
  difference: number | null;
}

export const figureOf = ({ now, before }: Course): Figure => ({
  value: total(now),
  difference: before.length === 0 ? null : total(now) - total(before),
});
