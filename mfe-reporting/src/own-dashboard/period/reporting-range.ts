import { asOf } from '../../queries/as-of';
import { bucketsOf, daysOf, shifted, stepOf, wholeDays } from '../../queries/buckets';
import type { Bucket } from '../../queries/panel-data';
import { momentOfDay, plusDays } from '../../queries/zoned-time';
import { presetRange } from '../../section/ranges';

export const rangePresets = ['7d', '4w', '12w', 'program'] as const;
export type RangePreset = (typeof rangePresets)[number];

/** A longer range is shown by week. */
const MOST_DAYS = 31;

export interface ReportingRange extends Bucket {
  preset: RangePreset;
  /** The zone of the organisation, whose days and weeks these are. */
  zone: string;
  unit: 'day' | 'week';
  /** Milliseconds up to which figures are known. */
  asOf: number;
  /** The days or weeks of the range, oldest first. */
  parts: readonly Bucket[];
  /** As many before it, to compare with: the last up to the hour that today has come to. None before a whole programme. */
  before: readonly Bucket[];
}

function inParts(preset: RangePreset, range: Bucket, zone: string, now: Date): ReportingRange {
  const length = daysOf(range, zone);
  const unit = length > MOST_DAYS ? 'week' : 'day';
  const step = stepOf(range, unit === 'week' ? '1w' : '1d');
  const known = asOf(now);
  const passed = { from: range.from, until: Math.min(range.until, known) };
  const before = preset === 'program' ? [] : bucketsOf(shifted(passed, zone, length), zone, step);
  return { ...range, preset, zone, unit, asOf: known, parts: bucketsOf(range, zone, step), before };
}

const today = (now: Date, zone: string): Bucket => wholeDays({ from: now.getTime(), until: now.getTime() + 1 }, zone);

type Dates = { fromDate: string; toDate: string } | null;

/** From the first day of the programme to today, or to its last day; undefined while nothing of it has begun. */
export function programRange(dates: Dates, now: Date, zone: string): ReportingRange | undefined {
  if (!dates) return undefined;
  // The weeks of a programme are written in UTC; here they are the same days of the calendar.
  const dayIn = (date: string): number => momentOfDay(date.slice(0, 'yyyy-mm-dd'.length), zone);
  const from = dayIn(dates.fromDate);
  const until = Math.min(today(now, zone).until, plusDays(dayIn(dates.toDate), zone, 1));
  return until > from ? inParts('program', { from, until }, zone, now) : undefined;
}

/** The last days, including today, as staff mean them too. */
export const lastDays = (preset: Exclude<RangePreset, 'program'>, now: Date, zone: string): ReportingRange =>
  inParts(preset, presetRange(preset, now, zone), zone, now);
