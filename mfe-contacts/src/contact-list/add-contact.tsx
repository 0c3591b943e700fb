import { Trans } from '@lingui/react/macro';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Comes back to the list as it is now. */
export function AddContact(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Button
      component={RouteLink}
      to={routeTo('contactCreate')}
      state={{ from: `${pathname}${search}` }}
      variant="contained"
      startIcon={<PersonAddRounded />}
      sx={{ width: { xs: '100%', md: 'auto' } }}
    >
      <Trans>Ajouter un contact</Trans>
    </Button>
  );
}
