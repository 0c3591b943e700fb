import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape of a title over what is known of the offer. */
export const JobOfferSkeleton = (): ReactNode => (
  <>
    <Box sx={{ display: 'grid', gap: '12px', mb: '28px' }}>
      <Skeleton variant="rounded" width={110} height={26} />
      <Skeleton variant="rounded" height={34} sx={{ width: 'min(420px, 90%)' }} />
    </Box>
    <Card sx={{ display: 'grid', gap: '22px' }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={16} width="70%" />
      ))}
    </Card>
  </>
);
