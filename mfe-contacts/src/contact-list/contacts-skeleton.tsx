import { Box, Skeleton } from '@passerelle/shared/ui';
import { CardGrid, GridCard } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const line = { xs: 44, md: 32 } as const;

/** The cards of the book while they load: name, tag, two ways to reach, an action. */
export const ContactsSkeleton = (): ReactNode => (
  <CardGrid>
    {cards.map((card) => (
      <GridCard key={card} footer={<Skeleton variant="rounded" width={150} height={18} />}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '14px' }}>
          <Skeleton variant="circular" width={46} height={46} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1, display: 'grid', gap: '7px' }}>
            <Skeleton variant="rounded" width="60%" height={18} />
            <Skeleton variant="rounded" width="80%" height={15} />
          </Box>
        </Box>
        <Skeleton variant="rounded" width={76} height={26} />
        <div>
          {['mail', 'phone'].map((way) => (
            <Box key={way} sx={{ display: 'flex', alignItems: 'center', height: line }}>
              <Skeleton variant="rounded" width="70%" height={16} />
            </Box>
          ))}
        </div>
      </GridCard>
    ))}
  </CardGrid>
);
