import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import PlaylistAddCheckRounded from '@mui/icons-material/PlaylistAddCheckRounded';
import RestoreFromTrashRounded from '@mui/icons-material/RestoreFromTrashRounded';
import { routeTo } from '@passerelle/shared/routes';
import { Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

/** Leads into the creation, which leads back to the list as it was; from the page of an organisation it is for that one. */
export function AddUserLink({ organization }: { organization?: string }): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Button
      component={RouteLink}
      to={routeTo('clientUserCreate')}
      state={{ from: `${pathname}${search}`, ...(organization !== undefined && { organization }) }}
      variant="contained"
      startIcon={<AddRounded />}
    >
      <Trans>Ajouter une personne</Trans>
    </Button>
  );
}

/** Link to the viewer's bulk actions, done or planned. */
export const BulkActionsLink = (): ReactNode => (
  <Button
    component={RouteLink}
    to={routeTo('clientBulkActions')}
    variant="text"
    startIcon={<PlaylistAddCheckRounded className="flip" />}
    sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
  >
    <Trans>Actions groupées</Trans>
  </Button>
);

/** Link to the deleted users that can still be restored. */
export const DeletedUsersLink = (): ReactNode => (
  <Button
    component={RouteLink}
    to={routeTo('clientUsersDeleted')}
    variant="text"
    startIcon={<RestoreFromTrashRounded />}
    // On a phone it shares its line with the export.
    sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
  >
    <Trans>Personnes supprimées</Trans>
  </Button>
);
