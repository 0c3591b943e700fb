import { Trans } from '@lingui/react/macro';
import SyncRounded from '@mui/icons-material/SyncRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { CalendarFeedMade } from '@passerelle/shared/contract';
import { Box, Button, LoadedArea, Notice, Skeleton, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { FeedLink } from './feed-link';
import { CreateFeed, FeedState } from './feed-state';
import { useFeed } from './feed.resource';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Explains the private address of the calendar, and lets the person create, replace or delete it. */
export function FeedDialog({ open, onClose }: Props): ReactNode {
  const [created, setCreated] = useState<CalendarFeedMade | null>(null);
  const [revoked, setRevoked] = useState(false);
  const state = useFeed(open);
  const close = (): void => {
    setCreated(null);
    setRevoked(false);
    onClose();
  };
  const revoke = (): void => {
    setCreated(null);
    setRevoked(true);
  };
  return (
    <Dialog open={open} onClose={close} size="medium" title={<Trans>S’abonner depuis mon agenda</Trans>}>
      <Box sx={{ display: 'grid', gap: '18px' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>
            Avec un lien privé, votre agenda personnel montre vos rendez‑vous et suit leurs changements, sans que vous
            ayez à les recopier.
          </Trans>
        </Typography>
        <Notice tone="info" icon={<VisibilityRounded />} title={<Trans>Ce que voit qui possède ce lien</Trans>}>
          <Trans>
            Le titre, la date, la personne, son entreprise et le lieu, le numéro ou la visio de chaque rendez‑vous, sans
            mot de passe. Jamais vos comptes rendus ni vos notes. Gardez ce lien pour vous.
          </Trans>
        </Notice>
        <LoadedArea
          state={state}
          failure={<Trans>L’abonnement ne répond pas</Trans>}
          skeleton={<Skeleton variant="rounded" height={92} />}
        >
          {(feed) => (
            <Box sx={{ display: 'grid', gap: '18px' }}>
              {created && <FeedLink key={created.url} url={created.url} />}
              {feed ? (
                <FeedState feed={feed} onCreated={setCreated} onRevoked={revoke} />
              ) : (
                <CreateFeed onCreated={setCreated} takesFocus={revoked} />
              )}
            </Box>
          )}
        </LoadedArea>
      </Box>
    </Dialog>
  );
}

/** Opens the dialog to subscribe to the appointments from another calendar. */
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
