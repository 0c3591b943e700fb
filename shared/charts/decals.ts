import type { BarSeriesOption } from 'echarts/charts';

type Decal = NonNullable<NonNullable<BarSeriesOption['itemStyle']>['decal']>;

const paint = { color: 'rgba(255, 255, 255, 0.42)', symbolSize: 1 } as const;
/** The library takes `none` for a whole series only. */
export const plain: Decal = { ...paint, color: 'rgba(255, 255, 255, 0)' };
export const stripes: Decal = {
  ...paint,
  symbol: 'rect',
  dashArrayX: [1, 0],
  dashArrayY: [3, 5],
  rotation: -Math.PI / 4,
};
const dotRows = [
  [8, 8],
  [0, 8, 8, 0],
];

/** One for each colour, so that they can be distinguished without it. */
const patterns: readonly Decal[] = [
  stripes,
  { ...paint, symbol: 'circle', symbolSize: 0.8, dashArrayX: dotRows, dashArrayY: [6, 0] },
  { ...paint, symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [3, 5], rotation: Math.PI / 2 },
  { ...paint, symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 6], rotation: Math.PI / 4 },
];

export const patternOf = (place: number): Decal => patterns[place % patterns.length] ?? stripes;
