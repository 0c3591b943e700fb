import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { ReactNode } from 'react';

import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Button, type SxProps, type Theme } from '@passerelle/shared/ui';

/** Begins a networking action, and comes back here. Paper has no use for it. */
export function PlanButton({ sx }: { sx?: SxProps<Theme> }): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Button
      component={RouteLink}
      to={routeTo('networkingActionCreate')}
      state={{ from: `${pathname}${search}` }}
      variant="contained"
      startIcon={<AddRounded />}
      data-print="no"
      {...(sx && { sx })}
    >
      <Trans>Planifier une action</Trans>
    </Button>
  );
}
