import { Trans } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  jobOfferId: string;
  from: string | undefined;
  onDelete: () => void;
}

export const JobOfferTools = ({ jobOfferId, from, onDelete }: Props): ReactNode => (
  <>
    <Button
      component={RouteLink}
      to={routeTo('jobOfferEdit', { jobOfferId })}
      state={{ from }}
      variant="neutral"
      startIcon={<EditRounded />}
    >
      <Trans>Modifier</Trans>
    </Button>
    <Button variant="outlined" color="error" startIcon={<DeleteOutlineRounded />} onClick={onDelete}>
      <Trans>Supprimer</Trans>
    </Button>
  </>
);
