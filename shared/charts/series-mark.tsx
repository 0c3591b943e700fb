import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** As `patternOf` paints them, in the order in which parts stand in a chart; the first is plain. */
const hatches = [
  'none',
  'repeating-linear-gradient(135deg, rgb(255 255 255 / .55) 0 2px, transparent 2px 5px)',
  'radial-gradient(rgb(255 255 255 / .7) 1px, transparent 1.4px) 0 0 / 5px 5px',
  'repeating-linear-gradient(0deg, rgb(255 255 255 / .55) 0 2px, transparent 2px 5px)',
  'repeating-linear-gradient(45deg, rgb(255 255 255 / .55) 0 2px, transparent 2px 5px)',
];

/** The ground and pattern of a bar or part, before its name. */
export const SeriesMark = ({ fill, place }: { fill: string; place: number }): ReactNode => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-block',
      flex: 'none',
      width: 13,
      height: 13,
      marginInlineEnd: '9px',
      borderRadius: '4px',
      verticalAlign: '-2px',
      background: `${hatches[place === 0 ? 0 : 1 + ((place - 1) % (hatches.length - 1))]}, ${fill}`.replace(
        'none, ',
        '',
      ),
      printColorAdjust: 'exact',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', border: '1px solid' },
    }}
  />
);
