import type { LineSeriesOption } from 'echarts/charts';

import { axisLabelOf, stillAndDescribed, type ChartOption, type ChartSettings } from './option';

interface Line {
  name: string;
  values: readonly number[];
}

interface Settings extends ChartSettings {
  /** Under the axis, one for each value. */
  labels: readonly string[];
  lines: readonly [Line, Line];
  /** The tooltip of each value, line by line. */
  tips: readonly string[];
}

const marks = [
  { symbol: 'emptyCircle', symbolSize: 9, lineType: 'solid' },
  { symbol: 'rect', symbolSize: 8, lineType: [6, 4] },
] as const;

function lineOf({ name, values }: Line, index: 0 | 1, color: string): LineSeriesOption {
  const { symbol, symbolSize, lineType } = marks[index];
  return {
    type: 'line',
    name,
    data: [...values],
    color,
    symbol,
    symbolSize,
    lineStyle: { width: 2.25, type: lineType === 'solid' ? lineType : [...lineType] },
    itemStyle: { borderWidth: 2 },
    emphasis: { disabled: true },
  };
}

/** Two straight lines without shadow, which differ by hue, dash and mark. */
export function lineOption({ labels, lines, tips, description, look }: Settings): ChartOption {
  const [first, second] = lines;
  const axisLabel = axisLabelOf(look);
  return {
    ...stillAndDescribed(description),
    grid: { top: 12, bottom: 4, left: 4, right: 14, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
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
      minInterval: 1,
      position: look.rightToLeft ? 'right' : 'left',
      axisLabel: { ...axisLabel, margin: 12 },
      splitLine: { lineStyle: { color: look.grid } },
    },
    tooltip: {
      trigger: 'axis',
      formatter: (points) => tips[[points].flat()[0]?.dataIndex ?? -1] ?? '',
      // An HTML tooltip sets style attributes, which the page's content security policy refuses.
      renderMode: 'richText',
      backgroundColor: look.ink,
      borderWidth: 0,
      padding: [10, 14],
      textStyle: { color: look.surface, fontFamily: look.font, fontSize: 13, lineHeight: 20 },
      axisPointer: { lineStyle: { color: look.baseline } },
    },
    series: [lineOf(first, 0, look.lines[0]), lineOf(second, 1, look.lines[1])],
  };
}
