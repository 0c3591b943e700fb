import type { ReactNode } from 'react';
import { Box, sxOf, type SxProps, type Theme } from '@passerelle/shared/ui';

type PlankState = 'done' | 'current' | 'suspended' | 'coming';

interface Props {
  total: number;
  /** How many are behind. */
  done: number;
  /** Which one is under foot, counted from one; none when absent. */
  current?: number | undefined;
  /** Which ones are put off, counted from one. */
  suspended?: readonly number[];
  height?: number;
  /** `success`: steps that are done and stay so; `onDeep`: on the organisation's dark ground. */
  look?: 'brand' | 'success' | 'onDeep';
  sx?: SxProps<Theme>;
}

function looks({ vars }: Theme, look: NonNullable<Props['look']>): Record<PlankState, object> {
  const { brand, neutral, status } = vars.palette;
  const onDeep = look === 'onDeep';
  const fill = look === 'success' ? status.success.fill : onDeep ? neutral.surface : brand.fill;
  const edge = onDeep ? neutral.surface : brand.edge;
  const grey = onDeep ? 'rgb(255 255 255 / .22)' : neutral.plank;
  return {
    done: { backgroundColor: fill },
    current: { backgroundColor: onDeep ? 'transparent' : neutral.surface, boxShadow: `inset 0 0 0 2.5px ${edge}` },
    suspended: {
      backgroundImage: `repeating-linear-gradient(135deg, ${grey} 0 4px, transparent 4px 7px)`,
      boxShadow: `inset 0 0 0 1px ${grey}`,
    },
    coming: { backgroundColor: grey },
  };
}

/** One plank for each week or step. The words beside it carry the meaning; the drawing is hidden from screen readers. */
export function Planks({ total, done, current, suspended = [], height = 10, look = 'brand', sx }: Props): ReactNode {
  const stateOf = (plank: number): PlankState => {
    if (suspended.includes(plank)) return 'suspended';
    if (plank === current) return 'current';
    return plank <= done ? 'done' : 'coming';
  };
  return (
    <Box
      aria-hidden
      sx={sxOf({ display: 'grid', gridTemplateColumns: `repeat(${total}, minmax(0, 1fr))`, gap: '3px' }, sx)}
    >
      {Array.from({ length: total }, (_, index) => index + 1).map((plank) => (
        <Box
          key={plank}
          component="span"
          data-state={stateOf(plank)}
          sx={(theme: Theme) => ({
            height,
            borderRadius: '3px',
            ...looks(theme, look)[stateOf(plank)],
            // Paper has no dark ground, and without being asked a browser leaves the planks themselves out.
            '@media print': {
              ...looks(theme, look === 'onDeep' ? 'brand' : look)[stateOf(plank)],
              printColorAdjust: 'exact',
            },
            '@media (forced-colors: active)': {
              border: '1px solid',
              ...(stateOf(plank) === 'done' && { backgroundColor: 'Highlight', forcedColorAdjust: 'none' }),
              // Its ring is a shadow, which is not painted there.
              ...(stateOf(plank) === 'current' && { border: '3px solid Highlight', forcedColorAdjust: 'none' }),
              ...(stateOf(plank) === 'suspended' && { borderStyle: 'dashed' }),
            },
          })}
        />
      ))}
    </Box>
  );
}
