import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Day } from '../days/day';
import { daysOf, gridOf, type View } from './days/period';

interface Props {
  view: View;
  date: Day;
  isWide: boolean;
}

/** Of the rows of a month, as its days have them. */
const ROW_HEIGHT_PX = { wide: 108, compact: 50 } as const;
const HEAD_HEIGHT_PX = { wide: 45, compact: 38 } as const;

/** A period before it is there: the days of its grid, and under them on a phone the first of its list. */
export function CalendarSkeleton({ view, date, isWide }: Props): ReactNode {
  if (view === 'week')
    return isWide ? <Skeleton variant="rounded" height={690} sx={{ borderRadius: '18px' }} /> : <ListSkeleton />;
  const size = isWide && view === 'month' ? 'wide' : 'compact';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          xxl: view === 'agenda' ? '332px minmax(0, 1fr)' : 'minmax(0, 1fr)',
        },
        gap: { xs: '28px', xxl: '44px' },
        alignItems: 'start',
      }}
    >
      <MonthSkeleton date={date} size={size} />
      {view === 'agenda' && <ListSkeleton />}
    </Box>
  );
}

function MonthSkeleton({ date, size }: { date: Day; size: keyof typeof ROW_HEIGHT_PX }): ReactNode {
  const isCompact = size === 'compact';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
        overflow: 'hidden',
        paddingBlockStart: `${HEAD_HEIGHT_PX[size]}px`,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: { xs: '16px', md: '18px' },
        backgroundColor: 'background.paper',
      }}
    >
      {daysOf(gridOf(date)).map((day) => (
        <Box
          key={day}
          sx={{
            height: ROW_HEIGHT_PX[size] + 1,
            p: isCompact ? '10px 0' : '12px',
            borderBlockStart: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="circular" width={20} height={20} sx={isCompact ? { mx: 'auto' } : {}} />
        </Box>
      ))}
    </Box>
  );
}

const items = ['first', 'second', 'third'];

export const ListSkeleton = (): ReactNode => (
  <Box sx={{ display: 'grid', gap: '20px' }}>
    <Skeleton variant="rounded" width={110} height={26} />
    {items.map((item) => (
      <Card key={item} padding="small" sx={{ display: 'grid', gridTemplateColumns: '52px 1fr', gap: '14px' }}>
        <Skeleton variant="rounded" height={20} />
        <Box sx={{ display: 'grid', gap: '8px' }}>
          <Skeleton variant="rounded" width="80%" height={18} />
          <Skeleton variant="rounded" width="56%" height={14} />
        </Box>
      </Card>
    ))}
  </Box>
);
