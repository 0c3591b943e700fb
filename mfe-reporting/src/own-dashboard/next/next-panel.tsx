import { Trans } from '@lingui/react/macro';
import type { BadgeType } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, Section, Skeleton, Typography, type LoadedState } from '@passerelle/shared/ui';
import { now } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { PanelContent } from '../../panels/panel-content';
import { NextAppointment, NextBadgeItem, NextTask } from './next-items';
import { nextBadge } from './next-badge';
import { nextTask, useNextAppointment, useProgramTasks } from './next.resource';

const HEIGHT = 200;

const list = {
  display: 'grid',
  gap: '18px',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const NothingNext = (): ReactNode => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: '14px' }}>
    <Typography sx={{ color: 'text.secondary' }}>
      <Trans>Rien n’est prévu pour l’instant. Un premier contact à appeler suffit pour avancer.</Trans>
    </Typography>
    <Button component={RouteLink} to={routeTo('networkingActionCreate')} variant="neutral">
      <Trans>Planifier une action</Trans>
    </Button>
  </Box>
);

interface Props {
  hasProgram: boolean;
  /** Those that the programme gives. */
  badges: readonly BadgeType[];
}

/** Next task, appointment and badge. */
export function NextPanel({ hasProgram, badges }: Props): ReactNode {
  const tasks = useProgramTasks(hasProgram);
  const agenda = useNextAppointment();
  const state = together(tasks, agenda, hasProgram);
  return (
    <Card>
      <Section title={<Trans>La suite</Trans>}>
        <PanelContent
          state={state}
          minHeight={HEIGHT}
          failure={<Trans>La suite n’a pas pu être chargée. Vos tâches et vos rendez‑vous sont enregistrés.</Trans>}
          skeleton={<Skeleton variant="rounded" height={HEIGHT} />}
        >
          {({ items, appointment }) => {
            const task = nextTask(items, now().toISOString());
            const badge = nextBadge(badges, items);
            if (!task && !badge && !appointment) return <NothingNext />;
            return (
              <Box component="ul" sx={list}>
                {task && <NextTask task={task} />}
                {appointment && <NextAppointment appointment={appointment} />}
                {badge && <NextBadgeItem badge={badge} />}
              </Box>
            );
          }}
        </PanelContent>
      </Section>
    </Card>
  );
}

type Tasks = ReturnType<typeof useProgramTasks>;
type Agenda = ReturnType<typeof useNextAppointment>;

/** One panel of two calls, which tries again only what failed. */
function together(tasks: Tasks, agenda: Agenda, hasProgram: boolean) {
  const items = hasProgram ? tasks.data?.items : [];
  const data = items && agenda.data && { items, appointment: agenda.data.items[0] };
  const missing = [...(hasProgram ? [tasks] : []), agenda].filter((one) => one.data === undefined);
  return {
    data,
    isLoading: missing.some(({ isLoading }) => isLoading),
    error: missing.find(({ error }) => error)?.error,
    retry: () => {
      for (const { retry } of missing) retry();
    },
  } satisfies LoadedState<unknown>;
}
