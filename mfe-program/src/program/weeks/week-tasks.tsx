import { Trans } from '@lingui/react/macro';
import { Navigate } from '@passerelle/shared/routes';
import { Card, LoadedArea } from '@passerelle/shared/ui';
import { Pager } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { TaskRow } from '../../task-parts/task-row';
import { TaskRowsSkeleton } from '../../task-parts/task-rows-skeleton';
import { useWeekTasks } from '../program.resource';
import type { CalendarWeek } from './calendar-weeks';
import { WeekEmpty } from './week-empty';

interface Props {
  week: CalendarWeek;
  page: number;
  hrefFor: (page: number) => string;
}

/** What one week held: done, open, late, to come or cancelled. */
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
        // What was cancelled or moved since may have taken the last page away.
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
