import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionGroup, actionGroupOf, actionGroups, type Appointment } from '@passerelle/shared/contract';
import { Box, Section } from '@passerelle/shared/ui';
import { CardGrid } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { ActionMenuHandlers } from '../components/action/action-menu';
import { dayOf } from '../days/day';
import { useNow } from '../days/use-now';
import { ActionCard } from './action-card';

interface Props {
  actions: readonly Appointment[];
  ask: ActionMenuHandlers;
}

interface GridProps extends Props {
  label: string;
  level?: 2 | 3;
}

/** Actions as cards, for readers a list of that name. */
export const ActionGrid = ({ label, level = 2, actions, ask }: GridProps): ReactNode => (
  <CardGrid label={label} least={330}>
    {actions.map((action) => (
      <ActionCard key={action.id} action={action} ask={ask} level={level} />
    ))}
  </CardGrid>
);

/** The actions of a page by what they ask for: reports to write, today, what is to come, and what is over. */
export function ActionGroups({ actions, ask }: Props): ReactNode {
  const { t } = useLingui();
  const now = useNow();
  const names: Record<ActionGroup, ReactNode> = {
    toReport: <Trans>Compte rendu à écrire</Trans>,
    today: <Trans>Aujourd’hui</Trans>,
    upcoming: <Trans>À venir</Trans>,
    past: <Trans>Passées</Trans>,
  };
  const labels: Record<ActionGroup, string> = {
    toReport: t`Actions dont le compte rendu est à écrire`,
    today: t`Actions d’aujourd’hui`,
    upcoming: t`Actions à venir`,
    past: t`Actions passées`,
  };
  const groupOf = (action: Appointment): ActionGroup => actionGroupOf(action, now, dayOf(action.date) === dayOf(now));
  return (
    <Box sx={{ display: 'grid', gap: { xs: '28px', md: '36px' } }}>
      {actionGroups.map((group) => {
        const own = actions.filter((action) => groupOf(action) === group);
        if (own.length === 0) return null;
        return (
          <Section key={group} title={names[group]}>
            <ActionGrid label={labels[group]} level={3} actions={own} ask={ask} />
          </Section>
        );
      })}
    </Box>
  );
}
