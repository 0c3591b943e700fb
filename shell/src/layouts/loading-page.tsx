import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ScreenSkeleton } from './screen-skeleton';

/** While it is not known who is there. */
export function LoadingPage(): ReactNode {
  return (
    <Box component="main" sx={{ maxWidth: 860, marginInline: 'auto', px: 2, py: 8 }}>
      <ScreenSkeleton />
    </Box>
  );
}
