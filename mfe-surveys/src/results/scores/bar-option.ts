import type { BarSeriesOption } from 'echarts/charts';
import type { AriaComponentOption, GridComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { ChartLook } from '@passerelle/shared/ui/data';

import type { ScoreRow } from './score-row';

export type BarOption = ComposeOption<BarSeriesOption | GridComponentOption | AriaComponentOption>;

interface Drawing {
  rows: readonly ScoreRow[];
  /** At the end of each bar. */
  figures: readonly string[];
  /** For those who do not see it. */
  description: string;
  look: ChartLook;
}

type Decal = NonNullable<NonNullable<BarSeriesOption['itemStyle']>['decal']>;

const paint = { color: 'rgba(255, 255, 255, 0.42)', symbolSize: 1 } as const;
/** The library takes `none` for a whole series only. */
const plain: Decal = { ...paint, color: 'rgba(255, 255, 255, 0)' };
const stripes: Decal = { ...paint, symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [3, 5], rotation: -Math.PI / 4 };

/** One for each colour, so that they are told apart without it. */
const patterns: readonly Decal[] = [
  stripes,
  {
    ...paint,
    symbol: 'circle',
    symbolSize: 0.8,
    dashArrayX: [
      [8, 8],
      [0, 8, 8, 0],
    ],
    dashArrayY: [6, 0],
  },
  { ...paint, symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [3, 5], rotation: Math.PI / 2 },
  { ...paint, symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 6], rotation: Math.PI / 4 },
];

const ROW = 34;
export const barHeight = (rows: readonly unknown[]): number => rows.length * ROW;

/** Bars from the reading side, the best first; what belongs to the profile is hatched, what has a colour has a pattern. */
export function barOption({ rows, figures, description, look }: Drawing): BarOption {
  const axisLabel = { color: look.text, fontSize: 12.5, fontFamily: look.font };
  const axis = {
    type: 'category',
    inverse: true,
    axisTick: { show: false },
    axisLine: { show: false },
  } as const;
  const [start, end] = look.rightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return {
    animation: false,
    aria: { enabled: true, label: { description }, decal: { show: true } },
    grid: { top: 0, bottom: 0, left: 0, right: 0, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'value',
      show: false,
      min: 0,
      max: Math.max(1, ...rows.map(({ most }) => most)),
      inverse: look.rightToLeft,
    },
    yAxis: [
      {
        ...axis,
        position: start,
        data: rows.map(({ name, isTop }) => ({
          value: name,
          textStyle: isTop ? { color: look.ink, fontWeight: 600 } : {},
        })),
        axisLabel: { ...axisLabel, width: 116, overflow: 'break', margin: 12 },
      },
      { ...axis, position: end, data: [...figures], axisLabel: { ...axisLabel, color: look.ink, margin: 12 } },
    ],
    series: [
      {
        type: 'bar',
        barWidth: 16,
        showBackground: true,
        backgroundStyle: { color: look.track, borderRadius: 4 },
        emphasis: { disabled: true },
        data: rows.map(({ score, isTop, fill }, place) => ({
          value: score,
          itemStyle: {
            borderRadius: 4,
            color: fill ?? (isTop ? look.lines[0] : look.soft),
            decal: fill ? (patterns[place % patterns.length] ?? stripes) : isTop ? stripes : plain,
          },
        })),
      },
    ],
  };
}
