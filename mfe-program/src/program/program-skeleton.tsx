import { Trans } from '@lingui/react/macro';
import { Box, Skeleton, VisuallyHidden } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { TaskRowsSkeleton } from '../task-parts/task-rows-skeleton';

export const ProgramSkeleton = (): ReactNode => (
  <Box aria-busy sx={{ display: 'grid', gap: '28px' }}>
    <VisuallyHidden component="output">
      <Trans>Chargement…</Trans>
    </VisuallyHidden>
    <Skeleton variant="rounded" height={240} sx={{ borderRadius: '18px' }} />
    <TaskRowsSkeleton />
  </Box>
);
