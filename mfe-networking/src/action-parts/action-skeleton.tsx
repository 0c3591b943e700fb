import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const rows = ['date', 'person', 'place', 'type'];

/** The shape of a title over when, with whom and where, and of what is written about it. */
export const ActionSkeleton = (): ReactNode => (
  <>
    <Box sx={{ display: 'grid', gap: '12px', mb: '28px' }}>
      <Skeleton variant="rounded" width={160} height={26} />
      <Skeleton variant="rounded" height={34} sx={{ width: 'min(460px, 90%)' }} />
    </Box>
    <Card sx={{ display: 'grid', gap: '24px', mb: '28px' }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={18} width="70%" />
      ))}
    </Card>
    <Skeleton variant="rounded" height={220} />
  </>
);
