import type { ColumnChart } from './chart';
import { patternOf, plain } from './decals';
import { axisLabelOf, stillAndDescribed, type ChartOption } from './option';
import type { ChartLook } from './use-chart-look';

/** Bars side by side for each group, every one with its figure; the first kind is plain, each other has a pattern. */
export function columnOption({ groups, columns, description }: ColumnChart, look: ChartLook): ChartOption {
  const axisLabel = axisLabelOf(look);
  const still = stillAndDescribed(description);
  return {
    ...still,
    aria: { ...still.aria, decal: { show: true } },
    grid: { top: 24, bottom: 4, left: 4, right: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: [...groups],
      inverse: look.rightToLeft,
      axisLabel: { ...axisLabel, interval: 0, width: 84, overflow: 'break', margin: 10 },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.baseline } },
    },
    yAxis: {
      type: 'value',
      min: 0,
      minInterval: 1,
      splitNumber: 3,
      position: look.rightToLeft ? 'right' : 'left',
      axisLabel: { ...axisLabel, margin: 10 },
      splitLine: { lineStyle: { color: look.grid } },
    },
    series: columns.map(({ name, fill, values, figures }, place) => ({
      type: 'bar',
      name,
      barMaxWidth: 32,
      barGap: '20%',
      barCategoryGap: '28%',
      color: fill,
      itemStyle: { borderRadius: [4, 4, 0, 0], decal: place === 0 ? plain : patternOf(place - 1) },
      emphasis: { disabled: true },
      label: {
        show: true,
        position: 'top',
        color: look.ink,
        fontSize: 12.5,
        fontWeight: 600,
        fontFamily: look.font,
        formatter: ({ dataIndex }) => figures[dataIndex] ?? '',
      },
      // A bar of no height still stands where its figure belongs.
      data: values.map((value) => value ?? 0),
    })),
  };
}
