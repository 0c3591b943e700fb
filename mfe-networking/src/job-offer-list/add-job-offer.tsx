import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Comes back to the list as it is now. */
export function AddJobOffer(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Button
      component={RouteLink}
      to={routeTo('jobOfferCreate')}
      state={{ from: `${pathname}${search}` }}
      variant="contained"
      startIcon={<AddRounded />}
    >
      <Trans>Ajouter une annonce</Trans>
    </Button>
  );
}
