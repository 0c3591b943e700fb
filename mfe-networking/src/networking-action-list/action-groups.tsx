import { Trans, useLingui } from '@lingui/react/macro';
import type { ActionGroup, Appointment } from '@passerelle/shared/contract';
import { actionGroupOf, actionGroups } from '@passerelle/shared/contract/rules/network/appointments';
import { Box, Facts, IconTile, Section, Typography } from '@passerelle/shared/ui';
import { CardGrid, GridCard } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ActionDeed } from '../components/action/action-deed';
import { ActionLink } from '../components/action/action-link';
import { ActionMenu, type ActionMenuHandlers } from '../components/action/action-menu';
import { MomentFact, NearTag } from '../components/action/action-moment';
import { ActionState, actionTones } from '../components/action/action-state';
import { ActionTypeIcon, actionTypeLabels } from '../components/action/action-type';
import { ActionPlace } from '../components/action/meeting';
import { MetPerson } from '../components/action/met-person';
import { dayOf } from '../days/day';
import { useNow } from '../days/use-now';

interface ActionCardProps {
  action: Appointment;
  ask: ActionMenuHandlers;
  /** Of its heading: under the heading of a group it is the third. */
  level?: 2 | 3;
}

/** Card of an action: subject, date, type of meeting, contact, and the next thing to do. */
export function ActionCard({ action, ask, level = 2 }: ActionCardProps): ReactNode {
  const { t } = useLingui();
  const { actionType, status, contact, contactName } = action;
  return (
    <GridCard footer={(contact ?? contactName) && <MetPerson appointment={action} withCompany />}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '14px' }}>
        <IconTile tone={actionTones[status]}>
          <ActionTypeIcon type={actionType} />
        </IconTile>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component={`h${level}`} variant="h4">
            <ActionLink action={action} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(actionTypeLabels[actionType])}
          </Typography>
        </Box>
        <Box sx={{ marginBlockStart: '-8px', marginInlineEnd: '-10px' }}>
          <ActionMenu action={action} ask={ask} />
        </Box>
      </Box>
      <ActionState action={action} />
      <NearTag action={action} />
      <Facts sx={{ flexDirection: 'column', alignItems: 'flex-start', gap: '6px' }}>
        <MomentFact action={action} />
        <ActionPlace action={action} />
      </Facts>
      <ActionDeed action={action} small sx={{ alignSelf: 'flex-start' }} />
    </GridCard>
  );
}

interface Props {
  actions: readonly Appointment[];
  ask: ActionMenuHandlers;
}

interface GridProps extends Props {
  label: string;
  level?: 2 | 3;
}

const LEAST_PX = 330;
const GAP_PX = 18;
/** As wide as so many cards side by side. */
const roomFor = (columns: number): string => `@container (min-width: ${columns * (LEAST_PX + GAP_PX) - GAP_PX}px)`;
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Groups of one or two cards share a row: none leaves most of it empty. */
const groupGrid = {
  display: 'grid',
  gridTemplateColumns: columns(1),
  gap: { xs: `28px ${GAP_PX}px`, md: `36px ${GAP_PX}px` },
  [roomFor(2)]: { gridTemplateColumns: columns(2) },
  [roomFor(3)]: { gridTemplateColumns: columns(3) },
} as const;
const spanOf = (cards: number) => ({
  [roomFor(2)]: { gridColumn: `span ${Math.min(cards, 2)}` },
  [roomFor(3)]: { gridColumn: `span ${Math.min(cards, 3)}` },
});

/** Actions as cards, for readers a list of that name. */
export const ActionGrid = ({ label, level = 2, actions, ask }: GridProps): ReactNode => (
  <CardGrid label={label} least={LEAST_PX}>
    {actions.map((action) => (
      <ActionCard key={action.id} action={action} ask={ask} level={level} />
    ))}
  </CardGrid>
);

/** Actions of a page in groups: reports to write, today, upcoming, and past. */
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
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={groupGrid}>
        {actionGroups.map((group) => {
          const own = actions.filter((action) => groupOf(action) === group);
          if (own.length === 0) return null;
          return (
            <Section key={group} title={names[group]} sx={spanOf(own.length)}>
              <ActionGrid label={labels[group]} level={3} actions={own} ask={ask} />
            </Section>
          );
        })}
      </Box>
    </Box>
  );
}
