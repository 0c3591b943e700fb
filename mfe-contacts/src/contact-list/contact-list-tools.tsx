import { Trans } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import PersonAddRounded from '@mui/icons-material/PersonAddRounded';
import UploadRounded from '@mui/icons-material/UploadRounded';
import { downloadFile } from '@passerelle/shared/client';
import { routeTo } from '@passerelle/shared/routes';
import { ActionButton, Button, FailureText, useToast } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import type { ContactsQuery } from './contact-list.resource';

/** Link to the creation form, which returns to the list with its filters. */
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

/** Link to the import from another address book. */
export const ImportContacts = (): ReactNode => (
  <Button component={RouteLink} to={routeTo('contactImport')} variant="neutral" startIcon={<UploadRounded />}>
    <Trans>Importer</Trans>
  </Button>
);

interface ExportProps {
  query: ContactsQuery;
}

/** Exports the filtered list, all pages of it, as a vCard file. */
export function ExportContacts({ query }: ExportProps): ReactNode {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadFile('GET /me/contacts/export', { query, fileName: 'contacts.vcard' });
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <ActionButton variant="neutral" startIcon={<DownloadRounded />} busy={busy} onClick={() => void save()}>
      <Trans>Exporter</Trans>
    </ActionButton>
  );
}
