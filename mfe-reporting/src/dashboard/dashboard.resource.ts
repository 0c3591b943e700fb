import { useCall, type CallState } from '@passerelle/shared/client';
import {
  badgeLevels,
  type BadgeLevel,
  type BadgeType,
  type MetricAnswer,
  type MetricName,
} from '@passerelle/shared/contract';
import type { LoadedState } from '@passerelle/shared/ui';

import type { ReportingRange } from './reporting-range';

/** The answer has no series when there is nothing to sum. */
export const totalOf = ({ result: [series] }: MetricAnswer): number => Number(series?.value?.[1] ?? 0);

/** One value for each requested moment. */
export const valuesOf = ({ result: [series] }: MetricAnswer, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Number(series?.values?.[index]?.[1] ?? 0));

/** The highest level reached of a badge. */
export function levelOf({ result }: MetricAnswer, type: BadgeType): BadgeLevel | null {
  const won = result
    .filter(({ metric, value }) => metric['badge'] === type && Number(value?.[1] ?? 0) > 0)
    .map(({ metric }) => metric['level']);
  return badgeLevels.findLast((level) => won.includes(level)) ?? null;
}

const seconds = (milliseconds: number): string => String(milliseconds / 1_000);

/** Naming the person leaves out the figures of the team, which staff would get too. */
const mine = (metric: MetricName, personId: string): string => `${metric}{user="${personId}"}`;

/** Hides the data of the range before while the new range loads. */
function readAs<T>(state: CallState<MetricAnswer>, read: (answer: MetricAnswer) => T): LoadedState<T> {
  const { data, isPreviousData, isLoading, error, retry } = state;
  const answer = isPreviousData ? undefined : data;
  return { data: answer && read(answer), isLoading: isLoading || isPreviousData, error, retry };
}

/** The total of a metric in the range. */
export function useFigure(metric: MetricName, personId: string, { from, until }: ReportingRange): LoadedState<number> {
  const query = `sum(increase(${mine(metric, personId)}[${seconds(until - from)}s]))`;
  return readAs(
    useCall('GET /reporting/grafana/:queryType', {
      params: { queryType: 'query' },
      query: { query, time: seconds(until) },
    }),
    totalOf,
  );
}

/** The value of a metric for each day or week of the range. */
export function useCourse(
  metric: MetricName,
  personId: string,
  { until, parts }: ReportingRange,
): LoadedState<number[]> {
  const [first = { from: 0, until }] = parts;
  const step = seconds(first.until - first.from);
  return readAs(
    useCall('GET /reporting/grafana/:queryType', {
      params: { queryType: 'query_range' },
      query: {
        query: `sum(increase(${mine(metric, personId)}[${step}s]))`,
        // A point counts what happened before its moment, so the point of a day is its end.
        start: seconds(first.until),
        end: seconds(until),
        step,
      },
    }),
    (answer) => valuesOf(answer, parts.length),
  );
}

/** The current level of each badge. */
export const useBadgeLevels = (personId: string) =>
  readAs(
    useCall('GET /reporting/grafana/:queryType', {
      params: { queryType: 'query' },
      query: { query: `sum by (badge, level) (${mine('user_badges', personId)})` },
    }),
    (answer) => ({
      cv: levelOf(answer, 'cv'),
      linkedin: levelOf(answer, 'linkedin'),
      professionalProject: levelOf(answer, 'professionalProject'),
    }),
  );
