import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import { CardGrid } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Covers and titles to come. */
export const LibrarySkeleton = (): ReactNode => (
  <CardGrid least={250}>
    {cards.map((card) => (
      <Card
        key={card}
        component="li"
        padding="none"
        sx={{ display: { xs: 'grid', md: 'block' }, gridTemplateColumns: '92px minmax(0, 1fr)' }}
      >
        <Skeleton variant="rectangular" sx={{ height: { xs: '100%', md: 118 } }} />
        <Box sx={{ display: 'grid', gap: '10px', p: '18px' }}>
          <Skeleton variant="rounded" width="40%" height={13} />
          <Skeleton variant="rounded" width="85%" height={18} />
          <Skeleton variant="rounded" width="70%" height={13} />
        </Box>
      </Card>
    ))}
  </CardGrid>
);
