import { Trans } from '@lingui/react/macro';
import { pageNumber, type QueryField, queryState, useQueryState } from '@passerelle/shared/url-state';
import { Card, EmptyState, LoadedArea, Section } from '@passerelle/shared/ui';
import { Pager } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { TaskRow, TaskRowsSkeleton } from '../../components/task-row';
import { type CalendarWeek, chosenWeek } from './calendar-weeks';
import { WeekHead } from './week-head';
import { WeekNav } from './week-nav';
import { useWeekTasks } from './week-tasks.resource';

interface WeekTasksProps {
  week: CalendarWeek;
  page: number;
  hrefFor: (page: number) => string;
}

/** The tasks of one week, in every state. */
function WeekTasks({ week, page, hrefFor }: WeekTasksProps): ReactNode {
  return (
    <LoadedArea
      level={3}
      state={useWeekTasks(week, page)}
      failure={<Trans>Les tâches de cette semaine ne répondent pas</Trans>}
      failureText={<Trans>Ce que vous avez déjà fait est enregistré.</Trans>}
      skeleton={<TaskRowsSkeleton />}
    >
      {(list) => {
        if (list.totalCount === 0) return <WeekEmpty week={week} />;
        // Tasks cancelled or moved since may have removed the last page.
        if (list.page >= list.pageCount) return <Navigate to={hrefFor(list.pageCount - 1)} replace />;
        return (
          <>
            <Card component="ul" padding="none" sx={{ m: 0, listStyle: 'none' }}>
              {list.items.map((task) => (
                <TaskRow key={task.id} task={task} />
              ))}
            </Card>
            <Pager page={list.page} pageCount={list.pageCount} hrefFor={hrefFor} />
          </>
        );
      }}
    </LoadedArea>
  );
}

const pausedTexts = {
  title: <Trans>Une semaine de pause</Trans>,
  text: <Trans>Votre programme est suspendu cette semaine-là : il n’y a rien à faire.</Trans>,
};
const noTaskTexts = {
  title: <Trans>Aucune tâche</Trans>,
  text: <Trans>Cette semaine-là n’en comptait pas.</Trans>,
};
const emptyTexts = {
  behind: noTaskTexts,
  dropped: noTaskTexts,
  current: {
    title: <Trans>Aucune tâche cette semaine</Trans>,
    text: <Trans>C’est le moment de rattraper une tâche ou de préparer la suite.</Trans>,
  },
  coming: {
    title: <Trans>Aucune tâche prévue</Trans>,
    text: <Trans>Rien n’est encore prévu pour cette semaine.</Trans>,
  },
} as const;

/** The empty state of a week: paused, or without tasks. */
function WeekEmpty({ week: { place, suspended } }: { week: CalendarWeek }): ReactNode {
  const { title, text } = suspended ? pausedTexts : emptyTexts[place];
  return (
    <Card>
      <EmptyState level={3} title={title}>
        {text}
      </EmptyState>
    </Card>
  );
}

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
