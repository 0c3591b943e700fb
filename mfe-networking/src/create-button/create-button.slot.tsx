import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Fab } from '@passerelle/shared/ui/mui/extras';
import type { ReactNode } from 'react';

/** A floating button that starts a networking action and then leads back to the same screen. */
export function CreateButtonSlot(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Fab component={RouteLink} to={routeTo('networkingActionCreate')} state={{ from: `${pathname}${search}` }}>
      <AddRounded />
      <Trans>Planifier une action</Trans>
    </Fab>
  );
}
