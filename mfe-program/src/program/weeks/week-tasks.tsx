import { Trans } from '@lingui/react/macro';
import { Card, EmptyState, LoadedArea } from '@passerelle/shared/ui';
import { Pager } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { TaskRow, TaskRowsSkeleton } from '../../components/task-row';
import type { CalendarWeek } from './calendar-weeks';
import { useWeekTasks } from './week-tasks.resource';

interface Props {
  week: CalendarWeek;
  page: number;
  hrefFor: (page: number) => string;
}

/** The tasks of one week, in every state. */
export function WeekTasks({ week, page, hrefFor }: Props): ReactNode {
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

const rest = {
  title: <Trans>Une semaine de pause</Trans>,
  text: <Trans>Votre programme est suspendu cette semaine-là : il n’y a rien à faire.</Trans>,
};
const none = {
  title: <Trans>Aucune tâche</Trans>,
  text: <Trans>Cette semaine-là n’en comptait pas.</Trans>,
};
const texts = {
  behind: none,
  dropped: none,
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
export function WeekEmpty({ week: { place, suspended } }: { week: CalendarWeek }): ReactNode {
  const { title, text } = suspended ? rest : texts[place];
  return (
    <Card>
      <EmptyState level={3} title={title}>
        {text}
      </EmptyState>
    </Card>
  );
}
