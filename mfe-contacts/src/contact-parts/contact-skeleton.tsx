import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape of a name over what is known of it. */
export const ContactSkeleton = (): ReactNode => (
  <>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '18px', mb: '28px' }}>
      <Skeleton variant="circular" width={64} height={64} sx={{ flex: 'none' }} />
      <Box sx={{ flex: 1, display: 'grid', gap: '10px' }}>
        <Skeleton variant="rounded" height={32} sx={{ width: 'min(320px, 80%)' }} />
        <Skeleton variant="rounded" height={16} sx={{ width: 'min(220px, 60%)' }} />
      </Box>
    </Box>
    <Card sx={{ display: 'grid', gap: '22px' }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={16} width="70%" />
      ))}
    </Card>
  </>
);
