import { Card, Skeleton, SkeletonCard } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

export const TaskSkeleton = (): ReactNode => (
  <>
    <Card sx={{ mb: '36px' }}>
      <Skeleton variant="rounded" width={180} height={26} />
      <Skeleton variant="rounded" width="70%" height={36} sx={{ my: '16px' }} />
      <Skeleton variant="rounded" height={72} />
    </Card>
    <SkeletonCard lines={2} />
  </>
);
