import type { LineSeriesOption } from 'echarts/charts';
import type { ReactNode } from 'react';

import { Box } from '@passerelle/shared/ui';

import { axisLabelOf, type ChartOption, type ChartSettings, stillAndDescribed } from './option';
import { useChartLook } from './use-chart-look';

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

/** Which line of `lineOption` is which, drawn as the lines are. */
export function LineLegend({ names: [first, second] }: { names: readonly [ReactNode, ReactNode] }): ReactNode {
  const [solid, dashed] = useChartLook().lines;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '6px 18px',
        mt: '8px',
        typography: 'body2',
        color: 'text.secondary',
        '& > span': { display: 'inline-flex', alignItems: 'center', gap: '8px' },
      }}
    >
      <span>
        <svg width="30" height="12" aria-hidden>
          <path d="M0 6h30" stroke={solid} strokeWidth="2.25" />
          <circle cx="15" cy="6" r="4" fill="#fff" stroke={solid} strokeWidth="2" />
        </svg>
        {first}
      </span>
      <span>
        <svg width="30" height="12" aria-hidden>
          <path d="M0 6h30" stroke={dashed} strokeWidth="2.25" strokeDasharray="6 4" />
          <rect x="11" y="2" width="8" height="8" fill={dashed} />
        </svg>
        {second}
      </span>
    </Box>
  );
}
