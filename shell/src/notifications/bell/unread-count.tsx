import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { capped } from '../capped';

/** For the eye: the bell's name says the same in words. */
export function UnreadCount({ count }: { count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      aria-hidden
      sx={({ palette, typography }) => ({
        position: 'absolute',
        insetBlockStart: '3px',
        insetInlineEnd: '3px',
        minWidth: 19,
        px: '5px',
        borderRadius: '10px',
        backgroundColor: palette.status.error.fill,
        color: palette.common.white,
        fontFamily: typography.fontFamily,
        fontSize: '0.71875rem',
        fontWeight: 600,
        lineHeight: '19px',
        textAlign: 'center',
        boxShadow: `0 0 0 2px ${palette.neutral.surface}`,
        '@media (forced-colors: active)': { border: '1px solid' },
      })}
    >
      {capped(count)}
    </Box>
  );
}
