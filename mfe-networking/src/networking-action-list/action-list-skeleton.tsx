import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import { CardGrid } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const lines = ['date', 'place'];

/** The list before it is there: the heading of a group and cards, in the measures of what comes. */
export const ActionListSkeleton = (): ReactNode => (
  <>
    <Skeleton variant="rounded" width={190} height={26} sx={{ mb: '16px' }} />
    <CardGrid least={330}>
      {cards.map((card) => (
        <Card key={card} component="li" padding="small" sx={{ display: 'grid', gap: '14px', minHeight: 222 }}>
          <Box sx={{ display: 'flex', gap: '14px' }}>
            <Skeleton variant="rounded" width={44} height={44} sx={{ flex: 'none' }} />
            <Box sx={{ flex: 1, display: 'grid', gap: '9px', alignContent: 'start' }}>
              <Skeleton variant="rounded" width="80%" height={18} />
              <Skeleton variant="rounded" width="46%" height={14} />
            </Box>
          </Box>
          {lines.map((line) => (
            <Skeleton key={line} variant="rounded" width="64%" height={16} />
          ))}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', mt: 'auto' }}>
            <Skeleton variant="circular" width={28} height={28} />
            <Skeleton variant="rounded" width="40%" height={16} />
          </Box>
        </Card>
      ))}
    </CardGrid>
  </>
);
