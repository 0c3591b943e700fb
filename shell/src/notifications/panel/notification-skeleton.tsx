import { Trans } from '@lingui/react/macro';
import { Box, Skeleton, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

export function NotificationSkeleton(): ReactNode {
  return (
    <Box sx={{ display: 'grid', gap: '18px', p: '12px 16px 20px' }}>
      <VisuallyHidden component="output">
        <Trans>Chargement…</Trans>
      </VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
          <Skeleton variant="rounded" width={40} height={40} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1, display: 'grid', gap: '8px' }}>
            <Skeleton variant="rounded" width="80%" height={15} />
            <Skeleton variant="rounded" width="32%" height={12} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
