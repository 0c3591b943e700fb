import { Trans } from '@lingui/react/macro';
import { Box, DelayedSkeleton, Skeleton, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** The shape of a screen that is on its way: a title, a line, cards. */
export function ScreenSkeleton(): ReactNode {
  return (
    <DelayedSkeleton>
      <VisuallyHidden>
        <Trans>Chargement…</Trans>
      </VisuallyHidden>
      <Skeleton variant="rounded" width="min(320px, 70%)" height={38} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" width="min(520px, 90%)" height={22} sx={{ mb: 4 }} />
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} variant="rounded" height={110} sx={{ mb: 2, borderRadius: '18px' }} />
      ))}
    </DelayedSkeleton>
  );
}

/** Shown until the session is known. */
export function LoadingPage(): ReactNode {
  return (
    <Box component="main" sx={{ maxWidth: 860, marginInline: 'auto', px: 2, py: 8 }}>
      <ScreenSkeleton />
    </Box>
  );
}
