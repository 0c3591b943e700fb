import type { ProgramStatus } from '../enums/programs';
import { weeksBetween } from './weeks';

export interface ProgramWeeks {
  /** From 1; 0 before the programme starts, `total` once it is over. */
  current: number;
  total: number;
}

/** Where a programme stands, in weeks. */
export function programWeeks({ fromDate, toDate }: { fromDate: string; toDate: string }, now: string): ProgramWeeks {
  const total = weeksBetween(fromDate, toDate) + 1;
  return { current: Math.min(Math.max(weeksBetween(fromDate, now) + 1, 0), total), total };
}

interface Lasting {
  status: ProgramStatus;
  dates: { toDate: string };
}

/** Closed before its time, or past its last Sunday, also where the night has not noted that yet. */
export const isProgramOver = ({ status, dates }: Lasting, now: string): boolean =>
  status === 'closed' || Date.parse(dates.toDate) < Date.parse(now);
