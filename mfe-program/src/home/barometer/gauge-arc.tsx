import type { Status } from '@passerelle/shared/theme';
import { Box, keyframes } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const PLANKS = 25;
const CENTRE = { x: 100, y: 98 };
const INNER = 72;
const OUTER = 90;
const EDGE = 4;

const appear = keyframes({ from: { opacity: 0 } });

function plank(index: number): string {
  const degrees = 180 - EDGE - (index * (180 - 2 * EDGE)) / (PLANKS - 1);
  const at = (distance: number): string => {
    const x = CENTRE.x + distance * Math.cos((degrees * Math.PI) / 180);
    const y = CENTRE.y - distance * Math.sin((degrees * Math.PI) / 180);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${at(INNER)}L${at(OUTER)}`;
}

const planks = Array.from({ length: PLANKS }, (_, index) => ({ path: plank(index), place: index }));

interface Props {
  share: number;
  /** Null: muted. */
  tone: Status | null;
  /** The planks fill one after another, once. */
  animated: boolean;
  /** The text in the middle. */
  figure: ReactNode;
}

/** Half a circle of planks over a deck, filled from the side where reading starts. */
export function GaugeArc({ share, tone, animated, figure }: Props): ReactNode {
  const filled = Math.round(Math.min(Math.max(share, 0), 1) * PLANKS);
  return (
    <Box
      component="svg"
      viewBox="0 0 200 112"
      aria-hidden
      sx={{ display: 'block', width: '100%', maxWidth: 196, mx: 'auto' }}
    >
      <Box
        component="g"
        strokeWidth="7.2"
        strokeLinecap="round"
        // Around the middle of the drawing: the RTL plugin would turn a `translateX` round.
        sx={{ '[dir="rtl"] &': { transformOrigin: '100px 0', transform: 'scaleX(-1)' } }}
      >
        {planks.map(({ path, place }) => {
          const done = place < filled;
          return (
            <Box
              key={path}
              component="path"
              d={path}
              sx={{
                stroke: ({ vars: { palette } }) => {
                  if (!done) return palette.neutral.track;
                  return tone ? palette.status[tone].fill : palette.neutral.lineStrong;
                },
                animation:
                  animated && done ? `${appear} 120ms ${Math.round((place * 280) / PLANKS)}ms backwards` : undefined,
                '@media (forced-colors: active)': { stroke: done ? 'Highlight' : 'GrayText' },
              }}
            />
          );
        })}
      </Box>
      <Box
        component="path"
        d="M2 108H198"
        strokeWidth="3"
        strokeLinecap="round"
        sx={{ stroke: ({ vars }) => vars.palette.neutral.ink }}
      />
      <Box
        component="text"
        x="100"
        y="92"
        textAnchor="middle"
        direction="ltr"
        sx={{
          typography: 'figure',
          fontSize: { xs: 46, md: 42 },
          fill: ({ vars }) => vars.palette.neutral[tone ? 'ink' : 'ink2'],
        }}
      >
        {figure}
      </Box>
    </Box>
  );
}
