import { Trans } from '@lingui/react/macro';
import { Card, EmptyState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { CalendarWeek } from './calendar-weeks';

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

/** A week without tasks: one of rest, or one that holds none. */
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
