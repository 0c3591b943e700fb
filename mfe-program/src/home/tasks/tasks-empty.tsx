import { Trans } from '@lingui/react/macro';
import type { TaskFilter } from '@passerelle/shared/contract';
import { Card, EmptyState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Circumstances } from './task-sections';

const over = {
  title: <Trans>Votre programme est terminé</Trans>,
  text: <Trans>Ce que vous avez fait reste consultable, semaine par semaine, dans votre programme.</Trans>,
};
const texts: Record<TaskFilter, { title: ReactNode; text: ReactNode }> = {
  all: {
    title: <Trans>Rien à faire pour l’instant</Trans>,
    text: <Trans>Vos prochaines tâches apparaîtront ici, un lundi.</Trans>,
  },
  currentWeek: {
    title: <Trans>Aucune tâche cette semaine</Trans>,
    text: <Trans>C’est le moment de rattraper une tâche ou de préparer la suite.</Trans>,
  },
  previousWeeks: {
    title: <Trans>Rien à rattraper</Trans>,
    text: <Trans>Les tâches de vos semaines passées sont toutes faites.</Trans>,
  },
  nextWeek: {
    title: <Trans>Aucune tâche la semaine prochaine</Trans>,
    text: <Trans>Vous pouvez vous consacrer à cette semaine.</Trans>,
  },
};

interface Props extends Pick<Circumstances, 'isSuspended' | 'isOver'> {
  filter: TaskFilter;
}

/** The empty state of each filter. */
export function TasksEmpty({ filter, isSuspended, isOver }: Props): ReactNode {
  const { title, text } = isOver ? over : texts[filter];
  return (
    <Card>
      <EmptyState level={3} title={title}>
        {isSuspended && filter !== 'previousWeeks' ? (
          <Trans>Votre programme est suspendu : vos tâches vous attendent à la reprise.</Trans>
        ) : (
          text
        )}
      </EmptyState>
    </Card>
  );
}
