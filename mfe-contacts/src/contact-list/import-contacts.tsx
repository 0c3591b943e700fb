import { Trans } from '@lingui/react/macro';
import UploadRounded from '@mui/icons-material/UploadRounded';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Button } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Leads to the people of another address book. */
export const ImportContacts = (): ReactNode => (
  <Button component={RouteLink} to={routeTo('contactImport')} variant="neutral" startIcon={<UploadRounded />}>
    <Trans>Importer</Trans>
  </Button>
);
