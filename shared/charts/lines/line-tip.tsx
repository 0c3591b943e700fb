import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  /** Where its value stands, and in how much room. */
  x: number;
  width: number;
  /** Line by line. */
  tip: string | undefined;
}

/** What a value is called, on the side of it that has more room. The table says the same to readers. */
export function LineTip({ x, width, tip }: Props): ReactNode {
  if (!tip) return null;
  const isBefore = x > width / 2;
  return (
    <Box
      aria-hidden
      style={isBefore ? { right: width - x + 12, maxWidth: x - 12 } : { left: x + 12, maxWidth: width - x - 12 }}
      sx={{
        position: 'absolute',
        width: 'max-content',
        top: 12,
        padding: '10px 14px',
        borderRadius: '6px',
        fontSize: 13,
        lineHeight: '20px',
        whiteSpace: 'pre-line',
        color: 'background.paper',
        backgroundColor: 'neutral.ink',
        pointerEvents: 'none',
        '@media print': { display: 'none' },
      }}
    >
      {tip}
    </Box>
  );
}
