import { Trans } from '@lingui/react/macro';
import SyncRounded from '@mui/icons-material/SyncRounded';
import { Button } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { FeedDialog } from './feed-dialog';

/** The way to have one's appointments in one's own calendar. */
export function FeedButton(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="neutral" startIcon={<SyncRounded />} onClick={() => setOpen(true)}>
        <Trans>S’abonner depuis mon agenda</Trans>
      </Button>
      <FeedDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
