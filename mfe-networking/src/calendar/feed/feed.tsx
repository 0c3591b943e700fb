import { Trans, useLingui } from '@lingui/react/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import SyncRounded from '@mui/icons-material/SyncRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { CalendarFeedMade } from '@passerelle/shared/contract';
import { Box, Button, LoadedArea, Notice, Skeleton, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { OutlinedInput } from '@passerelle/shared/ui/inputs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { CreateFeed, FeedState } from './feed-state';
import { useFeed } from './feed.resource';

/** Calendar programs open this protocol as a subscription. */
const webcalUrl = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The new address. The server shows it only once. */
function FeedLink({ url }: { url: string }): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The pressed button is gone: the focus goes to the new address.
  useEffect(() => field.current?.focus(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Without https or permission the clipboard fails: the address is selected for copying by hand.
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: '12px' }}>
      <Box>
        <Typography id={id} component="h3" variant="h4">
          <Trans>Votre lien est prêt</Trans>
        </Typography>
        <Typography variant="body2" sx={{ mt: '4px', color: 'text.secondary' }}>
          <Trans>Copiez-le maintenant : pour votre sécurité, il n’est affiché qu’une fois.</Trans>
        </Typography>
      </Box>
      <OutlinedInput
        inputRef={field}
        fullWidth
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        slotProps={{ input: { dir: 'ltr', 'aria-label': t`Lien de votre agenda` } }}
        sx={{ backgroundColor: 'neutral.subtle' }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px', '& > *': { flex: { xs: '1 1 auto', md: 'none' } } }}>
        <Button
          variant="contained"
          startIcon={isCopied ? <CheckRounded /> : <ContentCopyRounded />}
          onClick={() => void copy()}
        >
          <Trans>Copier le lien</Trans>
        </Button>
        <Button variant="neutral" href={webcalUrl(url)}>
          <Trans>Ouvrir dans mon agenda</Trans>
        </Button>
      </Box>
      <Typography component="output" variant="body2" sx={{ minHeight: 20, color: 'status.success.text' }}>
        {isCopied && <Trans>Lien copié. Collez-le dans votre agenda, à « S’abonner à un calendrier ».</Trans>}
      </Typography>
    </Box>
  );
}

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
