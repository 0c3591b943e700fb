import type { ChartLook } from './use-chart-look';

/** The look under the product's own theme. */
export const aChartLook: ChartLook = {
  lines: ['#6B5AED', '#1F7A74', '#B4690E', '#8A3F7D', '#3A7CB0', '#6B7F2A'],
  rest: '#B9B2A8',
  silver: '#828D9D',
  gold: '#EDBB4E',
  soft: '#B3B6FF',
  track: '#E6E1D8',
  text: '#575161',
  grid: '#ECE7DF',
  baseline: '#8C857E',
  ink: '#231F2A',
  surface: '#FFFFFF',
  font: 'Onest Variable',
  rightToLeft: false,
};
