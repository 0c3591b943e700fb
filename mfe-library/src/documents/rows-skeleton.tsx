import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const rowHeight = { xs: 142, md: 76 } as const;

/** Keeps the place of the rows in the moment before their skeleton shows, so that nothing below is pushed down. */
export const roomForRows = (rows: number) => ({
  '&[aria-busy="true"]': { minHeight: { xs: rows * rowHeight.xs, md: rows * rowHeight.md } },
});

/** The rows of a sheet while they load, as high as they will be. */
export const RowsSkeleton = ({ rows }: { rows: number }): ReactNode => (
  <Card padding="none">
    {Array.from({ length: rows }, (_, index) => index + 1).map((number) => (
      <Box
        key={number}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '14px',
          height: rowHeight,
          px: { xs: '16px', md: '20px' },
          borderBlockStart: number > 1 ? '1px solid' : 0,
          borderColor: 'divider',
        }}
      >
        <Skeleton variant="rounded" width={44} height={44} sx={{ flex: 'none' }} />
        <Box sx={{ flex: 1, display: 'grid', gap: '8px' }}>
          <Skeleton variant="rounded" height={18} sx={{ width: 'min(280px, 80%)' }} />
          <Skeleton variant="rounded" height={14} sx={{ width: 'min(360px, 95%)' }} />
        </Box>
      </Box>
    ))}
  </Card>
);
