import { Trans } from '@lingui/react/macro';
import CloudDoneRounded from '@mui/icons-material/CloudDoneRounded';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import { Box, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useSession } from '../session/session-store';
import { useConnection } from './use-connection';

/** From edge to edge. */
const flush = { borderRadius: 0 };

/** Says at the top of every page that the network or the server is gone, and for a moment that it is back. */
export function NetworkNotice(): ReactNode {
  const { now, before } = useConnection();
  const { me } = useSession();
  // Drafts are of who is signed in.
  const safe = me && <Trans>Votre brouillon est gardé sur cet appareil.</Trans>;
  return (
    <Box
      component="output"
      data-print="no"
      sx={{ display: 'block', position: 'sticky', insetBlockStart: 0, zIndex: 'appBar' }}
    >
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
