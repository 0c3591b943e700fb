/** Charts of the whole page: echarts is a chunk of its own, fetched when the first drawing is shown. */
export { barChartHeight, barOption, type ChartScore } from './bar-option';
export { ChartFigure, ChartViewSwitch, type ChartView } from './chart-figure';
export { columnOption } from './column-option';
export { MOST_PARTS, pieOption } from './pie-option';
export { SeriesMark } from './series-mark';
export { LineLegend } from './line-chart';
export { lineOption } from './line-chart';
export type { ChartOption } from './option';
export { radarOption } from './radar-option';
export { useChartLook, type ChartLook } from './use-chart-look';
