import { Trans } from '@lingui/react/macro';
import { pageNumber, type QueryField, queryState, useQueryState } from '@passerelle/shared/url-state';
import { Section } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { type CalendarWeek, chosenWeek } from './calendar-weeks';
import { WeekHead } from './week-head';
import { WeekNav } from './week-nav';
import { WeekTasks } from './week-tasks';

interface ProgramState {
  /** Counted from one; null for the current week. */
  week: number | null;
  page: number;
}

const weekNumber = (): QueryField<number | null> => ({
  initial: null,
  read: ([value]) => (/^[1-9]\d{0,2}$/.test(value ?? '') ? Number(value) : null),
  write: (value) => (value === null ? [] : [String(value)]),
});

/** Address state: the chosen week and the page of its tasks. */
export const programState = queryState<ProgramState>({ week: weekNumber(), page: pageNumber() });

/** All weeks of the programme to choose from, and the tasks of the chosen one. */
export function WeekHistory({ weeks, isOver }: { weeks: readonly CalendarWeek[]; isOver: boolean }): ReactNode {
  const [{ week: asked, page }, { hrefFor }] = useQueryState(programState);
  const week = chosenWeek(weeks, asked);
  if (!week) return null;
  // The current week has no number in the address, so that a bookmark always shows the current week.
  const hrefOf = ({ index, place }: CalendarWeek): string => hrefFor({ week: place === 'current' ? null : index });
  return (
    <Section title={<Trans>Semaine par semaine</Trans>} sx={{ minWidth: 0 }}>
      <WeekNav weeks={weeks} chosen={week} hrefOf={hrefOf} />
      <WeekHead weeks={weeks} week={week} hrefOf={hrefOf} isOver={isOver} />
      <WeekTasks week={week} page={page} hrefFor={(to) => hrefFor({ page: to })} />
    </Section>
  );
}
