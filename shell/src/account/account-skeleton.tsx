import { Trans } from '@lingui/react/macro';
import { Box, Skeleton, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The shape of the sections. */
export function AccountSkeleton(): ReactNode {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: '20px', marginInlineStart: { xl: '264px' } }}>
      <VisuallyHidden component="output">
        <Trans>Chargement…</Trans>
      </VisuallyHidden>
      {[180, 420, 260].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '18px' }} />
      ))}
    </Box>
  );
}
