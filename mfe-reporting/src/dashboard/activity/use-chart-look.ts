import { chart } from '@passerelle/shared/theme';
import { useTheme } from '@passerelle/shared/ui';

import type { ChartLook } from './activity-option';

/** The first line is the organisation's colour, the second the product's. */
export function useChartLook(): ChartLook {
  const { palette, typography, direction } = useTheme();
  return {
    lines: [palette.brand.edge, chart.series[0]],
    text: palette.text.secondary,
    grid: chart.grid,
    baseline: palette.neutral.lineStrong,
    ink: palette.neutral.ink,
    surface: palette.neutral.surface,
    font: typography.fontFamily,
    rightToLeft: direction === 'rtl',
  };
}
