import { type MetricSeries, type OwnMetric, ownMetrics } from './own-metrics';
import { periodStory, wasAnything } from './period-story';

type Totals = Partial<Record<OwnMetric, [before: number, now: number]>>;
const series = (totals: Totals): Record<OwnMetric, MetricSeries> =>
  Object.fromEntries(
    ownMetrics.map((metric) => {
      const [before, now] = totals[metric] ?? [0, 0];
      return [metric, { before: [before], now: [now] }];
    }),
  ) as unknown as Record<OwnMetric, MetricSeries>;
const kindOf = (totals: Totals) => periodStory(series(totals))?.kind;

describe('the story of a period', () => {
  it('says how connections changed', () => {
    expect(periodStory(series({ session_count: [5, 3] }))).toEqual({ kind: 'less', by: 2, grown: null });
    expect(kindOf({ session_count: [3, 5] })).toBe('more');
    expect(kindOf({ session_count: [3, 3] })).toBe('same');
    expect(kindOf({ session_count: [3, 0] })).toBe('quiet');
  });

  it('begins where there was nothing before, whatever there is now', () => {
    expect(kindOf({ session_count: [0, 4] })).toBe('beginning');
    expect(kindOf({})).toBe('beginning');
    expect(wasAnything(Object.values(series({ session_count: [0, 4] })))).toBe(false);
    expect(wasAnything(Object.values(series({ task_points: [20, 0] })))).toBe(true);
    expect(kindOf({ session_count: [0, 4], task_points: [20, 0] })).toBe('more');
  });

  it('names what grew, the most telling alone', () => {
    const totals: Totals = { session_count: [5, 3], task_points: [10, 90], job_interview_done_count: [0, 1] };
    expect(periodStory(series(totals))?.grown).toEqual({ metric: 'job_interview_done_count', by: 1 });
    expect(periodStory(series({ ...totals, job_interview_done_count: [2, 1] }))?.grown).toEqual({
      metric: 'task_points',
      by: 80,
    });
  });

  it('is none where nothing is compared', () => {
    const all = Object.fromEntries(ownMetrics.map((metric) => [metric, { before: [], now: [3] }]));
    expect(periodStory(all as unknown as Record<OwnMetric, MetricSeries>)).toBeNull();
  });
});
