import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { routeTo } from '@passerelle/shared/routes';
import { Button, type SxProps, type Theme } from '@passerelle/shared/ui';

/** Marks the button in the page: one that floats is not needed as long as this one is in sight. */
export const PLAN_BUTTON = 'data-plan-button';

interface Props {
  sx?: SxProps<Theme>;
  /** `neutral` where something else on the screen comes first. */
  variant?: 'contained' | 'neutral';
}

/** Begins a networking action, and comes back here. Paper has no use for it. */
export function PlanButton({ sx, variant = 'contained' }: Props): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Button
      component={RouteLink}
      to={routeTo('networkingActionCreate')}
      state={{ from: `${pathname}${search}` }}
      variant={variant}
      startIcon={<AddRounded />}
      data-print="no"
      {...{ [PLAN_BUTTON]: '' }}
      {...(sx && { sx })}
    >
      <Trans>Planifier une action</Trans>
    </Button>
  );
}
