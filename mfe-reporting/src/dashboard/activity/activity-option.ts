import type { LineSeriesOption } from 'echarts/charts';
import type { AriaComponentOption, GridComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

export type ActivityOption = ComposeOption<
  LineSeriesOption | GridComponentOption | TooltipComponentOption | AriaComponentOption
>;

/** What the theme says of charts. */
export interface ChartLook {
  lines: readonly [string, string];
  text: string;
  grid: string;
  baseline: string;
  ink: string;
  surface: string;
  font: string | undefined;
  rightToLeft: boolean;
}

export interface Line {
  name: string;
  values: readonly number[];
}

interface Drawing {
  /** Under the axis, one for each value. */
  labels: readonly string[];
  lines: readonly [Line, Line];
  /** What a tooltip says of each value, line by line. */
  tips: readonly string[];
  /** For those who do not see it. */
  description: string;
  look: ChartLook;
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

/** Two lines that differ by hue, dash and mark; straight, without shadow and without motion. */
export function activityOption({ labels, lines, tips, description, look }: Drawing): ActivityOption {
  const [first, second] = lines;
  const axisLabel = { color: look.text, fontSize: 12.5, fontFamily: look.font };
  return {
    animation: false,
    aria: { enabled: true, label: { description } },
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
      // HTML would bring style attributes, which the page's policy refuses.
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
