import type { ReactNode } from 'react';
import { Box, sxOf, type SxProps, type Theme } from '@passerelle/shared/ui';

type ProgressStepState = 'done' | 'current' | 'suspended' | 'partial' | 'coming';

interface Props {
  total: number;
  /** Number of past steps. */
  done: number;
  /** Number of the current step, from 1; absent if there is none. */
  current?: number | undefined;
  /** Numbers of the suspended steps, from 1. */
  suspended?: readonly number[];
  /** Done share of each step, from 0 to 1; without it, past steps are complete. */
  shares?: readonly number[] | undefined;
  height?: number;
  /** `success`: steps that are done and stay so; `onDeep`: on the organisation's dark ground. */
  look?: 'brand' | 'success' | 'onDeep';
  sx?: SxProps<Theme>;
}

type Look = NonNullable<Props['look']>;

function fillOf({ vars }: Theme, look: Look): string {
  const { brand, neutral, status } = vars.palette;
  if (look === 'success') return status.success.fill;
  return look === 'onDeep' ? neutral.surface : brand.fill;
}

function looks(theme: Theme, look: Look): Record<ProgressStepState, object> {
  const { brand, neutral } = theme.vars.palette;
  const onDeep = look === 'onDeep';
  const edge = onDeep ? neutral.surface : brand.edge;
  const grey = onDeep ? 'rgb(255 255 255 / .22)' : neutral.plank;
  return {
    done: { backgroundColor: fillOf(theme, look) },
    current: { backgroundColor: onDeep ? 'transparent' : neutral.surface, boxShadow: `inset 0 0 0 2.5px ${edge}` },
    partial: { backgroundColor: grey },
    suspended: {
      backgroundImage: `repeating-linear-gradient(135deg, ${grey} 0 4px, transparent 4px 7px)`,
      boxShadow: `inset 0 0 0 1px ${grey}`,
    },
    coming: { backgroundColor: grey },
  };
}

/** The filled part of an incomplete step, from the start of the reading direction. */
function filledPart(theme: Theme, look: Look, share: number): object {
  const fill = fillOf(theme, look);
  return {
    backgroundImage: `linear-gradient(${fill}, ${fill})`,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'left top',
    backgroundSize: `${Math.round(share * 100)}% 100%`,
  };
}

/** One part for each week or step. The words beside it carry the meaning; the drawing is hidden from screen readers. */
export function ProgressBar({
  total,
  done,
  current,
  suspended = [],
  shares,
  height = 10,
  look = 'brand',
  sx,
}: Props): ReactNode {
  const shareOf = (step: number): number => shares?.[step - 1] ?? (step <= done ? 1 : 0);
  const stateOf = (step: number): ProgressStepState => {
    if (suspended.includes(step)) return 'suspended';
    if (shareOf(step) >= 1) return step === current && !shares ? 'current' : 'done';
    if (step === current) return 'current';
    return step <= done ? 'partial' : 'coming';
  };
  const lookOf = (theme: Theme, step: number, on: Look): object => {
    const state = stateOf(step);
    const isPartlyFilled = shares && (state === 'partial' || state === 'current') && shareOf(step) > 0;
    return { ...looks(theme, on)[state], ...(isPartlyFilled && filledPart(theme, on, shareOf(step))) };
  };
  return (
    <Box
      aria-hidden
      sx={sxOf({ display: 'grid', gridTemplateColumns: `repeat(${total}, minmax(0, 1fr))`, gap: '3px' }, sx)}
    >
      {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
        <Box
          key={step}
          component="span"
          data-state={stateOf(step)}
          sx={(theme: Theme) => ({
            height,
            borderRadius: '3px',
            ...lookOf(theme, step, look),
            // Print: no dark background; browsers omit fills unless `printColorAdjust` is exact.
            '@media print': {
              ...lookOf(theme, step, look === 'onDeep' ? 'brand' : look),
              printColorAdjust: 'exact',
            },
            '@media (forced-colors: active)': {
              border: '1px solid',
              ...(stateOf(step) === 'done' && { backgroundColor: 'Highlight', forcedColorAdjust: 'none' }),
              // Its ring is a shadow, which is not painted there.
              ...(stateOf(step) === 'current' && { border: '3px solid Highlight', forcedColorAdjust: 'none' }),
              ...(stateOf(step) === 'suspended' && { borderStyle: 'dashed' }),
            },
          })}
        />
      ))}
    </Box>
  );
}
