import { Box, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { TaskRowsSkeleton } from '../components/task-row';

/** Skeleton of home until the profile is loaded: greeting, summary and body. */
export const HomeSkeleton = (): ReactNode => (
  <>
    <Box sx={{ display: { xs: 'block', md: 'none' }, height: 72, m: '-22px -16px 20px' }} />
    <Skeleton variant="rounded" width={260} height={34} sx={{ maxWidth: '100%' }} />
    <Box sx={{ mt: '8px', height: { xs: '3.1875rem', md: '1.78125rem' } }}>
      <Skeleton variant="rounded" width={520} height={24} sx={{ maxWidth: '100%' }} />
    </Box>
    <HomeBodySkeleton />
  </>
);

/** Skeleton of the next step and of the tasks with their heading and filters, in the size of the content. */
export const HomeBodySkeleton = (): ReactNode => (
  <>
    <Skeleton
      variant="rounded"
      sx={{ mt: { xs: '16px', md: '20px' }, height: { xs: 194, md: 92 }, borderRadius: '16px' }}
    />
    <Skeleton variant="rounded" width={140} height={26} sx={{ mt: '28px', mb: '16px' }} />
    <Skeleton variant="rounded" width={320} height={38} sx={{ maxWidth: '100%', mb: '44px' }} />
    <TaskRowsSkeleton />
  </>
);
