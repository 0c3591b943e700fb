/** Charts of the whole page: what draws lines, and echarts, which draws the rest, are chunks of their own, fetched when the first such drawing is shown. */
export { barChartHeight, MOST_PARTS, type Chart, type ChartScore } from './chart';
export { ChartFigure } from './chart-figure';
export { LineLegend } from './lines/line-legend';
export { SeriesMark } from './series-mark';
export { useChartLook, type ChartLook } from './use-chart-look';
