import { limits } from '../limits';
import { defaultReportingRange, reportingStep } from './reporting';

describe('the reporting', () => {
  it('looks at the last seven days, today included', () => {
    expect(defaultReportingRange('2026-11-21T10:00:00.000Z')).toEqual({
      fromDate: '2026-11-15T00:00:00.000Z',
      toDate: '2026-11-21T23:59:59.999Z',
    });
  });

  it('asks for up to fifty points in a graph, never closer than 15 s nor wider than a day', () => {
    const week = ['2026-11-15T00:00:00.000Z', '2026-11-21T23:59:59.999Z'] as const;
    expect(reportingStep(...week)).toBe(12_096);
    expect(reportingStep(...week, limits.reportingPoints)).toBe(61);
    expect(reportingStep(week[0], '2026-11-15T00:01:00.000Z')).toBe(15);
    expect(reportingStep('2020-01-01T00:00:00Z', week[1])).toBe(86_400);
  });
});
