import { metricNames } from '@passerelle/shared/contract/enums/metrics';

import { dashboards } from '../dashboards/dashboards';
import { shownMetrics } from '../dashboards/panel-targets';
import { listOfPeople, windowOf } from './why.resource';

describe('the breakdown of a figure', () => {
  it('offers the metrics that its panel shows', () => {
    for (const panel of Object.values(dashboards).flatMap(({ panels }) => panels)) {
      const metrics = shownMetrics(panel);
      expect([panel.id, metrics.length > 0]).toEqual([panel.id, true]);
      for (const metric of metrics) expect(metricNames).toContain(metric);
    }
  });

  it('leaves out the denominator and hidden metrics', () => {
    const target = { instant: true, hide: false, legendFormat: '' };
    const targets = [
      { ...target, expr: 'avg(avg_over_time(average_session_duration{user="$user"}[$range]))' },
      { ...target, expr: 'sum(count_over_time(session_count{user="$user"}[$range])) or vector(0)' },
      { ...target, hide: true, expr: 'sum(task_points)' },
    ];
    expect(shownMetrics({ targets, outOf: 1 })).toEqual(['average_session_duration']);
    expect(shownMetrics({ targets })).toEqual(['average_session_duration', 'session_count']);
  });

  it('covers the elapsed time', () => {
    const filters = { range: { from: 100, until: 500 }, user: null, group: null };
    expect(windowOf({ ...filters, asOf: 300 })).toEqual({ from: 100, until: 300 });
    expect(windowOf({ ...filters, asOf: 900 })).toEqual({ from: 100, until: 500 });
    expect(windowOf({ ...filters, asOf: 50 })).toEqual({ from: 100, until: 500 });
  });

  it('links to the list of the same people, for a peak to those of its moment', () => {
    const filters = { range: { from: 100, until: 500 }, user: null, group: { id: 'g', name: null }, asOf: 300 };
    const sessions = { metric: 'session_count', labels: {} } as const;
    expect(listOfPeople(sessions, filters, '')).toBe('/client/users?figure=session_count&from=100&group=g&until=300');
    expect(listOfPeople({ metric: 'user_licenses_count_max', labels: {} }, filters, '1970-01-01T00:00:00.200Z')).toBe(
      '/client/users?figure=user_licenses_count_last&group=g&until=200',
    );
  });

  it('links to the people of a part of the split, where the list has that filter', () => {
    const filters = { range: { from: 100, until: 500 }, user: null, group: null, asOf: 300 };
    expect(listOfPeople({ metric: 'session_count', labels: { gender: 'woman' } }, filters, '')).toBe(
      '/client/users?figure=session_count&from=100&gender=woman&until=300',
    );
    expect(listOfPeople({ metric: 'client_badges', labels: { badge: 'cv' } }, filters, '')).toBeUndefined();
    const one = { ...filters, user: { id: 'u', name: null } };
    expect(listOfPeople({ metric: 'session_count', labels: {} }, one, '')).toBeUndefined();
  });
});
