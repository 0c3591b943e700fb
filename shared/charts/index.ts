/** Charts of the whole page: echarts, and how it draws, is a chunk of its own, fetched when the first drawing is shown. */
export { barChartHeight, MOST_PARTS, type Chart, type ChartScore } from './chart';
export { ChartFigure } from './chart-figure';
export { LineLegend } from './line-legend';
export { SeriesMark } from './series-mark';
export { useChartLook, type ChartLook } from './use-chart-look';
