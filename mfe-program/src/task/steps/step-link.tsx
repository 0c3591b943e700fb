import { ActionButton, Button, type SxProps, type Theme } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { NewTabButton } from '../../components/new-tab-button';
import { stepTarget, stepLinkLabel } from '../../components/step-target';
import { type StepProps, useClosedReason } from './step';

interface Props extends StepProps {
  /** Label, by default that of the step's type. */
  children?: ReactNode;
  /** Called when an external page was opened. */
  onOpen?: () => void;
}

const variants = { next: 'contained', waiting: 'outlined', done: 'text' } as const;

/** Aligns the link with the text above, also on a phone. */
const flush: SxProps<Theme> = { justifyContent: 'flex-start', marginInlineStart: '-8px' };

/** Link to the screen or page of a step; disabled, with the reason, before the task opens. */
export function StepLink({ step, look, children, onOpen, ...task }: Props): ReactNode {
  const { pathname, search } = useLocation();
  const closed = useClosedReason(task);
  const target = stepTarget(step, `${pathname}${search}`);
  if (!target) return null;
  const { icon, words } = stepLinkLabel(step);
  const shape = {
    startIcon: icon,
    variant: variants[look],
    ...(look === 'done' && { sx: flush }),
  };
  const label = children ?? words;
  if (closed) {
    return (
      <ActionButton {...shape} missing={closed}>
        {label}
      </ActionButton>
    );
  }
  if (target.kind === 'screen') {
    return (
      <Button {...shape} component={RouteLink} to={target.to} state={target.state}>
        {label}
      </Button>
    );
  }
  return (
    <NewTabButton {...shape} href={target.href} onOpen={onOpen}>
      {label}
    </NewTabButton>
  );
}
