import { Trans } from '@lingui/react/macro';
import type { ProgramWeek, SelectedProgram } from '@passerelle/shared/contract';
import { isPausedWeek } from '@passerelle/shared/contract/rules/programs/suspension';
import { isoWeekOf, isProgramOver, programWeeks, progressAt } from '@passerelle/shared/contract/rules/programs/weeks';
import { now, useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

export interface BridgeWeeks {
  /** From 1; 0 before the first week, `total` + 1 after the last. */
  current: number;
  total: number;
  suspended: number[];
}

type Programme = Pick<SelectedProgram, 'dates' | 'suspensions' | 'stoppedAt'>;

/** The planks of the bridge: one per calendar week of the programme, paused weeks included. */
export function bridgeWeeks(program: Programme, instant: string): BridgeWeeks {
  const { dates, suspensions } = program;
  const at = progressAt(program, instant);
  const { current, total } = programWeeks(dates, at);
  const isOver = Date.parse(at) > Date.parse(dates.toDate);
  const isPaused = (week: number): boolean => isPausedWeek(suspensions, isoWeekOf(dates.fromDate, week - 1));
  const weeks = Array.from({ length: total }, (_, index) => index + 1);
  return { current: isOver ? total + 1 : current, total, suspended: weeks.filter(isPaused) };
}

/** Done share of each week, from 0 to 1: 1 once all of its tasks are validated, or when it is past and had none. */
export const weekShares = (weeks: readonly Pick<ProgramWeek, 'tasks' | 'toDate'>[], at: string): number[] =>
  weeks.map(({ tasks: { validated, total }, toDate }) => {
    if (total > 0) return validated / total;
    return Date.parse(toDate) < Date.parse(at) ? 1 : 0;
  });

/** True if more than half of the weeks are past or current. Paused weeks do not count. */
export function isPastMiddle({ current, total, suspended }: BridgeWeeks): boolean {
  const rested = suspended.filter((week) => week <= current).length;
  return current - rested > (total - suspended.length) / 2;
}

interface Props extends Pick<BridgeWeeks, 'current' | 'total'> {
  program: Pick<SelectedProgram, 'status' | 'dates' | 'stoppedAt'>;
}

/** The current week of the programme, in words. */
export function WeekPosition({ current, total, program }: Props): ReactNode {
  const { weekdayDate } = useFormats();
  if (program.stoppedAt !== null) return <Trans>Programme clôturé</Trans>;
  if (isProgramOver(program, now().toISOString())) return <Trans>Programme terminé</Trans>;
  if (current === 0) {
    const day = weekdayDate(program.dates.fromDate);
    return <Trans>Votre programme commence {day}</Trans>;
  }
  return (
    <Trans>
      Semaine {current} sur {total}
    </Trans>
  );
}
