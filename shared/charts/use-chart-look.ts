import { chart } from '@passerelle/shared/theme';
import { useTheme } from '@passerelle/shared/ui';

/** Chart colours of the theme; a chart takes colours, not variables. */
export interface ChartLook {
  /** The first is the organisation's colour, the others the product's. */
  lines: readonly [string, string, ...string[]];
  /** Of what belongs to none of the others, such as « Non précisé ». */
  rest: string;
  /** Of badges. */
  silver: string;
  gold: string;
  /** The organisation's colour for what is not highlighted. */
  soft: string;
  /** The part of a bar that is not filled. */
  track: string;
  text: string;
  grid: string;
  baseline: string;
  ink: string;
  surface: string;
  font: string | undefined;
  rightToLeft: boolean;
}

export function useChartLook(): ChartLook {
  const { palette, typography, direction } = useTheme();
  return {
    lines: [palette.brand.edge, ...chart.series],
    rest: chart.rest,
    silver: chart.silver,
    gold: chart.gold,
    soft: palette.brand[300],
    track: palette.neutral.track,
    text: palette.text.secondary,
    grid: chart.grid,
    baseline: palette.neutral.lineStrong,
    ink: palette.neutral.ink,
    surface: palette.neutral.surface,
    font: typography.fontFamily,
    rightToLeft: direction === 'rtl',
  };
}
