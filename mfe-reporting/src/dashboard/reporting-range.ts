import { DAY_MS, defaultReportingRange, limits, WEEK_MS } from '@passerelle/shared/contract';

export const rangePresets = ['7d', '4w', '12w', 'program'] as const;
export type RangePreset = (typeof rangePresets)[number];

/** A longer range is shown by week. */
const MOST_DAYS = 31;

const days: Record<Exclude<RangePreset, 'program'>, number> = { '7d': limits.reportingDays, '4w': 28, '12w': 84 };

/** Time stamps, at midnight UTC: from the first included to the last excluded. */
export interface Span {
  from: number;
  until: number;
}

export interface ReportingRange extends Span {
  unit: 'day' | 'week';
  /** The days or weeks of the range, oldest first. */
  parts: readonly Span[];
}

function inParts(from: number, until: number): ReportingRange {
  const unit = until - from > MOST_DAYS * DAY_MS ? 'week' : 'day';
  const length = unit === 'week' ? WEEK_MS : DAY_MS;
  const parts = Array.from({ length: Math.ceil((until - from) / length) }, (_, index) => ({
    from: from + index * length,
    until: from + (index + 1) * length,
  }));
  return { from, until: from + parts.length * length, unit, parts };
}

type Dates = { fromDate: string; toDate: string } | null;

/** From the first day of the programme to today, or to its last day; undefined while nothing of it has begun. */
export function programRange(dates: Dates, now: Date): ReportingRange | undefined {
  if (!dates) return undefined;
  const tonight = Date.parse(defaultReportingRange(now.toISOString()).toDate) + 1;
  const from = Math.floor(Date.parse(dates.fromDate) / DAY_MS) * DAY_MS;
  const until = Math.min(tonight, Math.ceil(Date.parse(dates.toDate) / DAY_MS) * DAY_MS);
  return until > from ? inParts(from, until) : undefined;
}

/** The last days, including today. */
export function lastDays(preset: Exclude<RangePreset, 'program'>, now: Date): ReportingRange {
  const until = Date.parse(defaultReportingRange(now.toISOString()).toDate) + 1;
  return inParts(until - days[preset] * DAY_MS, until);
}
