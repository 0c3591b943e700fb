import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useNow } from '../../days/use-now';
import { minuteOf } from '../days/clock';

/** Marks the present time in the row of the present hour, and moves every half minute. */
export function NowLine({ hour }: { hour: number }): ReactNode {
  const minute = minuteOf(useNow());
  if (Math.floor(minute / 60) !== hour) return null;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        zIndex: 2,
        insetInline: 0,
        insetBlockStart: `${((minute % 60) / 60) * 100}%`,
        borderBlockStart: '2px solid',
        borderColor: 'status.error.fill',
        pointerEvents: 'none',
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlockStart: -5,
          width: 8,
          height: 8,
          borderRadius: '50%',
          backgroundColor: 'status.error.fill',
        },
      }}
    />
  );
}
