import { Trans } from '@lingui/react/macro';
import { type Paged, type Task, thisWeek } from '@passerelle/shared/contract';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Typography } from '@passerelle/shared/ui';
import { Pager } from '@passerelle/shared/ui/data';
import { type ReactNode, useId } from 'react';
import { Navigate } from 'react-router-dom';

import { TaskRow } from '../../components/task-row';
import type { TaskSection } from './task-sections';

interface Props {
  section: TaskSection;
  list: Paged<Task>;
  hrefFor: (page: number) => string;
}

/** The tasks of one section. An empty section is left out, except the current week. */
export function TaskGroup({ section, list, hrefFor }: Props): ReactNode {
  const id = useId();
  if (list.totalCount === 0 && section !== 'currentWeek') return null;
  // Tasks done since may have removed the last page.
  if (list.page > 0 && list.page >= list.pageCount)
    return <Navigate to={hrefFor(Math.max(0, list.pageCount - 1))} replace />;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography
        id={id}
        component="h3"
        sx={{ mb: '10px', fontSize: '0.90625rem', fontWeight: 560, color: 'text.secondary' }}
      >
        <SectionName section={section} />
      </Typography>
      <Card component="ul" padding="none" sx={{ m: 0, listStyle: 'none' }}>
        {list.items.length === 0 ? (
          <Box component="li" sx={{ p: '18px 22px', typography: 'body2', color: 'text.secondary' }}>
            <Trans>Aucune tâche cette semaine.</Trans>
          </Box>
        ) : (
          list.items.map((task) => <TaskRow key={task.id} task={task} />)
        )}
      </Card>
      {list.pageCount > 1 && <Pager page={list.page} pageCount={list.pageCount} hrefFor={hrefFor} />}
    </Box>
  );
}

function SectionName({ section }: { section: TaskSection }): ReactNode {
  const { range } = useFormats();
  const { fromDate, toDate } = thisWeek(now().toISOString());
  const week = range(fromDate, toDate);
  switch (section) {
    case 'currentWeek':
      return <Trans>Cette semaine · {week}</Trans>;
    case 'previousWeeks':
      return <Trans>Semaines passées</Trans>;
    case 'nextWeek':
      return <Trans>Semaine prochaine</Trans>;
  }
}
