import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import type { ReactNode } from 'react';

import { Notice } from './notice';
import { useOnline } from './use-online';

/** Says that the network is gone, and nothing while it is there. `children`: what is safe. */
export function OfflineNotice({ children }: { children?: ReactNode }): ReactNode {
  const online = useOnline();
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {!online && (
        <Notice tone="warning" icon={<CloudOffRounded />} title={<Trans>La connexion est coupée.</Trans>}>
          {children}
        </Notice>
      )}
    </Box>
  );
}
