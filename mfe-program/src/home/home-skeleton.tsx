import { Box, Skeleton, SkeletonCard } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

export const HomeSkeleton = (): ReactNode => (
  <>
    <Skeleton variant="rounded" width={320} height={40} sx={{ maxWidth: '100%' }} />
    <Skeleton variant="rounded" width={520} height={24} sx={{ maxWidth: '100%', mt: '12px' }} />
    <Skeleton variant="rounded" height={96} sx={{ my: '28px' }} />
    <Box sx={{ display: 'grid', gap: '18px' }}>
      <SkeletonCard />
      <SkeletonCard />
    </Box>
  </>
);
