import { Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

export const DocumentSkeleton = (): ReactNode => (
  <>
    <Skeleton variant="rounded" width={180} height={26} />
    <Skeleton variant="rounded" width="min(100%, 460px)" height={36} sx={{ my: '14px' }} />
    <Skeleton variant="rounded" width="min(100%, 620px)" height={22} sx={{ mb: '28px' }} />
    <Skeleton variant="rounded" height={480} />
  </>
);
