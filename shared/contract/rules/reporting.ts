import { limits } from '../limits';
import { DAY_MS } from './durations';
import type { Week } from './weeks';

/** The last seven days, from the start of the first to the end of today, UTC. */
export const defaultReportingRange = (now: string): Week => {
  const today = Math.floor(Date.parse(now) / DAY_MS) * DAY_MS;
  return {
    fromDate: new Date(today - (limits.reportingDays - 1) * DAY_MS).toISOString(),
    toDate: new Date(today + DAY_MS - 1).toISOString(),
  };
};

/** Seconds between two points: at least 15, at most `max`, and as few points as the kind of panel wants. */
export const reportingStep = (
  fromDate: string,
  toDate: string,
  points: number = limits.reportingGraphPoints,
  max: number = limits.reportingStepMax,
): number => {
  const seconds = Math.max(0, (Date.parse(toDate) - Date.parse(fromDate)) / 1000);
  return Math.min(max, Math.max(limits.reportingStepMin, Math.ceil(seconds / points)));
};
