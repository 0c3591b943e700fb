import type { BarSeriesOption } from 'echarts/charts';

import type { ColumnChart } from './chart';
import { patternOf, plain } from './decals';
import { axisLabelOf, type ChartOption, stillAndDescribed, tipsOf, unfinishedStyle } from './option';
import type { ChartLook } from './use-chart-look';

/** More names than these do not stand side by side on a phone: they are slanted. */
const MOST_LEVEL_NAMES = 3;

function columnOf(
  { name, fill, values, figures }: ColumnChart['columns'][number],
  place: number,
  { overTime }: ColumnChart,
  look: ChartLook,
): BarSeriesOption {
  const decal = place === 0 ? plain : patternOf(place - 1);
  return {
    type: 'bar',
    name,
    barMaxWidth: 32,
    barGap: '20%',
    barCategoryGap: '28%',
    color: fill,
    ...(overTime?.isStacked && { stack: 'all' }),
    itemStyle: { borderRadius: overTime?.isStacked ? 0 : [4, 4, 0, 0], decal },
    emphasis: { disabled: true },
    ...(figures && {
      label: {
        show: true,
        position: 'top',
        color: look.ink,
        fontSize: 12.5,
        fontWeight: 600,
        fontFamily: look.font,
        formatter: ({ dataIndex }) => figures[dataIndex] ?? '',
      },
    }),
    // A bar of no height still stands where its figure belongs.
    data: values.map((value, group) =>
      group === overTime?.unfinished ? { value: value ?? 0, itemStyle: unfinishedStyle(fill) } : (value ?? 0),
    ),
  };
}

/** Bars side by side, or on each other, for each group; the first kind is plain, each other has a pattern. */
export function columnOption(chart: ColumnChart, look: ChartLook): ChartOption {
  const { groups, columns, overTime, axisFigure, description } = chart;
  const axisLabel = axisLabelOf(look);
  const still = stillAndDescribed(description);
  const names = overTime
    ? { hideOverlap: true }
    : groups.length > MOST_LEVEL_NAMES
      ? { interval: 0, rotate: look.rightToLeft ? -40 : 40 }
      : { interval: 0, width: 84, overflow: 'break' as const };
  const series = columns.map((column, place) => columnOf(column, place, chart, look));
  return {
    ...still,
    aria: { ...still.aria, decal: { show: true } },
    grid: { top: 24, bottom: 4, left: 4, right: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: [...groups],
      inverse: look.rightToLeft,
      axisLabel: { ...axisLabel, ...names, margin: 10 },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.baseline } },
    },
    yAxis: {
      type: 'value',
      min: 0,
      ...(!axisFigure && { minInterval: 1 }),
      splitNumber: 3,
      position: look.rightToLeft ? 'right' : 'left',
      axisLabel: { ...axisLabel, margin: 10, ...(axisFigure && { formatter: axisFigure }) },
      splitLine: { lineStyle: { color: look.grid } },
    },
    ...(overTime && { tooltip: tipsOf(overTime.tips, look) }),
    // An inverse axis turns the groups round, not the bars within each.
    series: look.rightToLeft && !overTime?.isStacked ? series.toReversed() : series,
  };
}
