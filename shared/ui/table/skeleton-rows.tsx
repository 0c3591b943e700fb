import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const bar = (width: string): ReactNode => <Skeleton variant="rounded" width={width} height={14} />;

/** The shape of a table that comes: a head, and rows of 56 px. Of a list of the same rows on a phone. */
export function SkeletonRows({ count = 8 }: { count?: number }): ReactNode {
  return (
    <Card padding="none" sx={{ overflow: 'clip' }}>
      <Box
        sx={{ height: 44, backgroundColor: 'neutral.subtle', borderBlockEnd: '1px solid', borderColor: 'divider' }}
      />
      {Array.from({ length: count }, (_, index) => index).map((row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr 1fr' },
            alignItems: 'center',
            gap: '6px 24px',
            minHeight: 56,
            padding: '12px 20px',
            '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
          }}
        >
          {bar(`${64 - (row % 3) * 9}%`)}
          {bar('46%')}
          <Box sx={{ display: { xs: 'none', lg: 'block' } }}>{bar('58%')}</Box>
        </Box>
      ))}
    </Card>
  );
}
