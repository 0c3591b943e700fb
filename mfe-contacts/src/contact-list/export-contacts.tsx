import { Trans } from '@lingui/react/macro';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { downloadFile } from '@passerelle/shared/client';
import { ActionButton, FailureText, useToast } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { contactsQuery } from './contact-list.resource';
import type { ContactListState } from './contact-list-state';

/** Everybody whom the list shows, on all its pages, as a file that address books read. */
export function ExportContacts({ state }: { state: ContactListState }): ReactNode {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadFile('GET /me/contacts/export', { query: contactsQuery(state), fileName: 'contacts.vcard' });
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
