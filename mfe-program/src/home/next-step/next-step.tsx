import { Trans, useLingui } from '@lingui/react/macro';
import type { SubTaskSummary } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useId } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { NewTabButton } from '../../components/new-tab-button';
import { taskAction } from '../../components/task-action';
import { taskState } from '../../components/task-state';
import { stepLinkLabel } from '../../components/step-target';
import { TaskName, useValidateOnOpen } from '../../components/row-link';
import type { NextTask } from './next-task';

/** Names what comes first now, with the one contained button of the screen. */
export function NextStep({ next }: { next: NextTask }): ReactNode {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card component="section" aria-label={t`Prochaine étape`} padding="small" sx={card}>
      <Box id={id} sx={{ flex: '1 1 20em', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <WhatToDo next={next} />
        </Typography>
        <Urgency next={next} />
      </Box>
      <NextStepButton next={next} describedBy={id} />
    </Card>
  );
}

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  mt: { xs: '16px', md: '20px' },
  borderColor: 'brand.300',
  backgroundColor: 'brand.50',
  '& .MuiButton-root': { flex: { xs: '1 1 100%', md: 'none' } },
} as const;

function WhatToDo({ next: { task, step, steps, isLate } }: { next: NextTask }): ReactNode {
  const name = <TaskName task={task} />;
  // Late tasks come last: the goal of this week is reached, and asks for nothing more.
  if (isLate && step === null) return <Trans>À rattraper, si vous le souhaitez : {name}.</Trans>;
  if (isLate) {
    return (
      <Trans>
        À rattraper, si vous le souhaitez : {name}, étape {step} sur {steps}.
      </Trans>
    );
  }
  if (step === null) return <Trans>À faire maintenant : {name}.</Trans>;
  return (
    <Trans>
      À faire maintenant : {name}, étape {step} sur {steps}.
    </Trans>
  );
}

function Urgency({ next: { isLate, isLastDay } }: { next: NextTask }): ReactNode {
  if (!isLate && !isLastDay) return null;
  return (
    <Typography variant="body2" sx={{ mt: '2px', color: isLate ? 'status.error.text' : 'status.warning.text' }}>
      {isLate ? <Trans>Vous pouvez encore la faire, les points comptent.</Trans> : <Trans>Dernier jour.</Trans>}
    </Typography>
  );
}

/** Same action as a click on the row of the task. */
function NextStepButton({ next, describedBy }: { next: NextTask; describedBy: string }): ReactNode {
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const { task } = next;
  const action = taskAction(task, taskState(task, now().toISOString()), from);
  const shape = { variant: 'contained', 'aria-describedby': describedBy } as const;
  if (action.kind !== 'step') {
    return (
      <Button {...shape} component={RouteLink} to={routeTo('task', { taskId: task.id })} state={{ from }}>
        {next.isStarted ? <Trans>Continuer la tâche</Trans> : <Trans>Commencer la tâche</Trans>}
      </Button>
    );
  }
  const { step, target } = action;
  const { icon, words } = stepLinkLabel(step);
  if (target.kind === 'tab')
    return <TabButton {...shape} name={<TaskName task={task} />} step={step} href={target.href} />;
  return (
    <Button {...shape} component={RouteLink} to={target.to} state={target.state} startIcon={icon}>
      {words}
    </Button>
  );
}

interface TabButtonProps {
  name: ReactNode;
  step: SubTaskSummary;
  href: string;
  variant: 'contained';
  'aria-describedby': string;
}

function TabButton({ name, step, ...rest }: TabButtonProps): ReactNode {
  const { icon, words } = stepLinkLabel(step);
  return (
    <NewTabButton {...rest} startIcon={icon} onOpen={useValidateOnOpen(name, step)}>
      {words}
    </NewTabButton>
  );
}
