import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const rows = ['first', 'second', 'third', 'fourth'];

export const TaskRowsSkeleton = (): ReactNode => (
  <Card padding="none">
    {rows.map((row) => (
      <Box
        key={row}
        sx={{
          display: 'flex',
          gap: '18px',
          p: '18px 22px',
          '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
        }}
      >
        <Skeleton variant="rounded" width={44} height={44} sx={{ flex: 'none', borderRadius: '12px' }} />
        <Box sx={{ flex: 1, display: 'grid', gap: '9px', alignContent: 'center' }}>
          <Skeleton variant="rounded" width="62%" height={18} />
          <Skeleton variant="rounded" width="40%" height={14} />
        </Box>
      </Box>
    ))}
  </Card>
);
