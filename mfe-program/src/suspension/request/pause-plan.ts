import { isoWeekOf, returnOf, suspensionEnd } from '@passerelle/shared/contract';

export interface PausePlan {
  weeks: number;
  /** The weeks without tasks, from next Monday on. */
  rest: { fromDate: string; toDate: string };
  /** The Monday on which the tasks are back. */
  backOn: string;
  /** The Sunday of that week, with which the suspension ends. */
  endsOn: string;
}

/** What a pause of so many weeks, asked for now, does. */
export function pausePlan(now: string, weeks: number): PausePlan {
  const { fromDate } = isoWeekOf(now, 1);
  return {
    weeks,
    rest: { fromDate, toDate: isoWeekOf(now, weeks).toDate },
    backOn: returnOf({ fromDate, weeks }),
    endsOn: suspensionEnd(now, weeks),
  };
}
