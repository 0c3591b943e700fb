import type { LineSeriesOption } from 'echarts/charts';
import type { ReactNode } from 'react';

import { Box } from '@passerelle/shared/ui';

import { axisLabelOf, type ChartOption, type ChartSettings, stillAndDescribed } from './option';
import { type ChartLook, useChartLook } from './use-chart-look';

interface Line {
  name: string;
  /** Null is a gap: no value is not a zero. */
  values: readonly (number | null)[];
}

interface Settings extends ChartSettings {
  /** Under the axis, one for each value. */
  labels: readonly string[];
  lines: readonly Line[];
  /** The tooltip of each value, line by line. */
  tips: readonly string[];
  /** How the figures of the axis are written. */
  axisFigure?: (value: number) => string;
}

/** By which lines differ besides their colour. */
const marks = [
  { symbol: 'emptyCircle', symbolSize: 9, dash: [] },
  { symbol: 'rect', symbolSize: 8, dash: [6, 4] },
  { symbol: 'emptyTriangle', symbolSize: 9, dash: [2, 3] },
  { symbol: 'diamond', symbolSize: 10, dash: [10, 4, 2, 4] },
  { symbol: 'emptyRect', symbolSize: 8, dash: [12, 4] },
  { symbol: 'circle', symbolSize: 8, dash: [4, 2] },
] as const;
const markOf = (index: number): (typeof marks)[number] => marks[index % marks.length] ?? marks[0];

function lineOf({ name, values }: Line, index: number, { lines, rest }: ChartLook): LineSeriesOption {
  const { symbol, symbolSize, dash } = markOf(index);
  return {
    type: 'line',
    name,
    data: [...values],
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
export function lineOption({ labels, lines, tips, axisFigure, description, look }: Settings): ChartOption {
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
      ...(!axisFigure && { minInterval: 1 }),
      position: look.rightToLeft ? 'right' : 'left',
      axisLabel: { ...axisLabel, margin: 12, ...(axisFigure && { formatter: axisFigure }) },
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
    series: lines.map((line, index) => lineOf(line, index, look)),
  };
}

const shapes: Record<(typeof marks)[number]['symbol'], string> = {
  emptyCircle: 'M15 2a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
  rect: 'M11 2h8v8h-8z',
  emptyTriangle: 'M15 1.5l4.5 8.5h-9z',
  diamond: 'M15 .5l4 5.5l-4 5.5l-4-5.5z',
  emptyRect: 'M11 2h8v8h-8z',
  circle: 'M15 2a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
};

function LineSample({ index }: { index: number }): ReactNode {
  const { lines, rest, surface } = useChartLook();
  const { symbol, dash } = markOf(index);
  const colour = lines[index] ?? rest;
  return (
    <svg width="30" height="12" aria-hidden>
      <path d="M0 6h30" stroke={colour} strokeWidth="2.25" strokeDasharray={dash.join(' ')} />
      <path
        d={shapes[symbol]}
        fill={symbol.startsWith('empty') ? surface : colour}
        stroke={colour}
        strokeWidth={symbol.startsWith('empty') ? 2 : 0}
      />
    </svg>
  );
}

/** Which line of `lineOption` is which, drawn as the lines are. */
export function LineLegend({ names }: { names: readonly string[] }): ReactNode {
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
      {names.map((name, index) => (
        <span key={name}>
          <LineSample index={index} />
          {name}
        </span>
      ))}
    </Box>
  );
}
