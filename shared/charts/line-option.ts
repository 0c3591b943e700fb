import type { LineSeriesOption } from 'echarts/charts';

import type { LineChart } from './chart';
import { markOf } from './line-marks';
import { axisLabelOf, type ChartOption, stillAndDescribed, tipsOf } from './option';
import type { ChartLook } from './use-chart-look';

function lineOf(
  { name, values }: LineChart['lines'][number],
  index: number,
  unfinished: number | undefined,
  { lines, rest }: ChartLook,
): LineSeriesOption {
  const { symbol, symbolSize, dash } = markOf(index);
  return {
    type: 'line',
    name,
    data: values.map((value, at) => (at === unfinished ? { value, itemStyle: { opacity: 0.45 } } : value)),
    color: lines[index] ?? rest,
    symbol,
    symbolSize,
    showAllSymbol: values.length <= SYMBOLS_UP_TO,
    lineStyle: { width: 2.25, type: dash.length === 0 ? 'solid' : [...dash] },
    itemStyle: { borderWidth: 2 },
    emphasis: { disabled: true },
  };
}

/** Above this marks would touch. */
const SYMBOLS_UP_TO = 31;

/** Straight lines without shadow, which differ by hue, dash and mark. */
export function lineOption(
  { labels, lines, tips, unfinished, axisFigure, description }: LineChart,
  look: ChartLook,
): ChartOption {
  const axisLabel = axisLabelOf(look);
  return {
    ...stillAndDescribed(description),
    grid: {
      top: 12,
      bottom: 4,
      left: 4,
      right: 4,
      [look.rightToLeft ? 'left' : 'right']: 14,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: [...labels],
      boundaryGap: false,
      inverse: look.rightToLeft,
      axisLabel: { ...axisLabel, hideOverlap: true, margin: 12 },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.baseline } },
    },
    yAxis: {
      type: 'value',
      ...(!axisFigure && { minInterval: 1 }),
      position: look.rightToLeft ? 'right' : 'left',
      axisLabel: { ...axisLabel, margin: 12, ...(axisFigure && { formatter: axisFigure }) },
      splitLine: { lineStyle: { color: look.grid } },
    },
    tooltip: tipsOf(tips, look),
    series: lines.map((line, index) => lineOf(line, index, unfinished, look)),
  };
}
