import { Trans } from '@lingui/react/macro';
import CloudDoneRounded from '@mui/icons-material/CloudDoneRounded';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import { Box, Notice } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

import { useSession } from '../../session/session-store';
import { type Connection, watchConnection } from './watch-connection';

/** Display time of the « back online » notice. */
const SAID_FOR = 5000;

interface ConnectionChange {
  /** State of the notice; `fine`: none. */
  now: Connection | 'back';
  /** State before the connection came back. */
  before: Connection;
}

export function useConnection(): ConnectionChange {
  const [change, setChange] = useState<ConnectionChange>({ now: 'fine', before: 'fine' });
  useEffect(
    () =>
      watchConnection((found) =>
        setChange(({ now }) => ({ now: found === 'fine' ? 'back' : found, before: now === 'back' ? 'fine' : now })),
      ),
    [],
  );

  const isBack = change.now === 'back';
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setChange({ now: 'fine', before: 'fine' }), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isBack]);
  return change;
}

/** From edge to edge. */
const flush = { borderRadius: 0 };

/** Says above every page, wherever one has scrolled to (`TopNotices`), that the network or the server is gone, and for a moment that it is back. */
export function NetworkNotice(): ReactNode {
  const { now, before } = useConnection();
  const { me } = useSession();
  // Drafts are of who is signed in.
  const safe = me && <Trans>Votre brouillon est gardé sur cet appareil.</Trans>;
  return (
    <Box component="output" data-print="no" sx={{ display: 'block' }}>
      {now === 'offline' && (
        <Notice tone="warning" icon={<CloudOffRounded />} sx={flush} title={<Trans>La connexion est coupée.</Trans>}>
          {safe}
        </Notice>
      )}
      {now === 'silent' && (
        <Notice
          tone="warning"
          icon={<CloudOffRounded />}
          sx={flush}
          title={<Trans>Passerelle ne répond pas. Vérifiez votre connexion.</Trans>}
        >
          {safe}
        </Notice>
      )}
      {now === 'unavailable' && (
        <Notice
          tone="warning"
          icon={<CloudOffRounded />}
          sx={flush}
          title={<Trans>Passerelle est momentanément indisponible. Votre connexion n’est pas en cause.</Trans>}
        >
          {safe}
        </Notice>
      )}
      {now === 'back' && (
        <Notice
          tone="success"
          icon={<CloudDoneRounded />}
          sx={flush}
          title={
            before === 'unavailable' ? (
              <Trans>Passerelle répond à nouveau.</Trans>
            ) : (
              <Trans>La connexion est revenue.</Trans>
            )
          }
        />
      )}
    </Box>
  );
}
