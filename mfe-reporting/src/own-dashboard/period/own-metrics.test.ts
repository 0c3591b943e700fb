import type { AnswerState } from '@passerelle/shared/client';
import type { MetricAnswer } from '@passerelle/shared/contract';

import { seriesOf, figureOf, questionsOf } from './own-metrics';
import { lastDays } from './reporting-range';

const range = lastDays('7d', new Date('2026-11-18T09:30:00.000Z'), 'Europe/Paris');
const matrix = (...values: [number, string][]): MetricAnswer => ({
  resultType: 'matrix',
  result: [{ metric: {}, values }],
});
const loaded = (data: MetricAnswer): AnswerState<MetricAnswer> => ({ data, error: undefined, retry: () => undefined });
const end = (place: number): number => (range.parts[place]?.until ?? 0) / 1_000;

describe('the course of a figure', () => {
  it('is asked for once, with the days before it, at the end of each day', () => {
    const [first, last, ...others] = questionsOf('session_count', 'p', range);

    expect(others).toEqual([]);
    // A week ago, up to the hour that today has come to.
    expect(last?.query).toEqual({
      query: 'sum(count_over_time(session_count{user="p"}[37800s]))',
      start: String(Date.parse('2026-11-11T09:30:00.000Z') / 1_000),
      end: String(Date.parse('2026-11-11T09:30:00.000Z') / 1_000),
      step: '37800',
    });
    expect(first?.query).toEqual({
      query: 'sum(count_over_time(session_count{user="p"}[86400s]))',
      start: String(Date.parse('2026-11-05T23:00:00.000Z') / 1_000),
      end: String(Date.parse('2026-11-18T23:00:00.000Z') / 1_000),
      step: '86400',
    });
  });

  it('adds up what has a worth, and counts the rest', () => {
    const [points, time, actions] = (
      ['task_points', 'total_session_duration', 'networking_actions_done_count'] as const
    ).map((metric) => questionsOf(metric, 'p', range)[0]?.query?.query);

    expect([points, time, actions].map((query) => query?.slice(4, 18))).toEqual([
      'sum_over_time(',
      'sum_over_time(',
      'count_over_tim',
    ]);
  });

  it('asks by itself for the day that has 25 hours, and takes all answers together', () => {
    const autumn = lastDays('7d', new Date('2026-10-27T10:00:00.000Z'), 'Europe/Paris');
    const steps = questionsOf('session_count', 'p', autumn).map(({ query }) => query?.step);
    expect(steps).toEqual(['86400', '90000', '86400', '39600']);

    const long = (autumn.parts[4]?.until ?? 0) / 1_000;
    const answers = [matrix(), matrix([long, '3']), matrix([long + 86_400, '1'])];
    let place = 0;
    const { data } = seriesOf('session_count', 'p', autumn, () => loaded(answers[place++] ?? matrix()));

    expect(data?.now).toEqual([0, 0, 0, 0, 3, 1, 0]);
  });

  it('tells the range from the one before; where nothing happened it is 0', () => {
    const before = (range.before[6]?.until ?? 0) / 1_000;
    const answer = matrix([before, '4'], [end(1), '2'], [end(6), '1']);
    const { data } = seriesOf('session_count', 'p', range, () => loaded(answer));

    expect(data).toEqual({
      before: [0, 0, 0, 0, 0, 0, 4],
      now: [0, 2, 0, 0, 0, 0, 1],
    });
    expect(data && figureOf(data)).toEqual({ value: 3, difference: -1 });
    expect(figureOf({ now: [0], before: [0] })).toEqual({ value: 0, difference: 0 });
    expect(figureOf({ now: [3], before: [] })).toEqual({ value: 3, difference: null });
  });

  it('waits for all of its answers, and tries again only those that failed', () => {
    expect(seriesOf('session_count', 'p', range, () => undefined)).toMatchObject({ isLoading: true, data: undefined });
    const retry = jest.fn();
    const error = { code: 'notReady' } as unknown as AnswerState<MetricAnswer>['error'];
    const failed = seriesOf('session_count', 'p', range, () => ({ data: undefined, error, retry }));

    failed.retry();

    expect([failed.error, failed.isLoading, retry.mock.calls.length]).toEqual([error, false, 2]);
  });
});
