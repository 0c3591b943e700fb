import type { BarChart } from './chart';
import { patternOf, plain, stripes } from './decals';
import { axisLabelOf, stillAndDescribed, type ChartOption } from './option';
import type { ChartLook } from './use-chart-look';

/** Horizontal bars in the order given; a highlighted one is hatched, one with a colour of its own has a pattern. */
export function barOption({ rows, figures, description }: BarChart, look: ChartLook): ChartOption {
  const axisLabel = axisLabelOf(look);
  const axis = {
    type: 'category',
    inverse: true,
    axisTick: { show: false },
    axisLine: { show: false },
  } as const;
  const [start, end] = look.rightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const still = stillAndDescribed(description);
  return {
    ...still,
    aria: { ...still.aria, decal: { show: true } },
    grid: { top: 0, bottom: 0, left: 0, right: 0, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'value',
      show: false,
      min: 0,
      max: Math.max(1, ...rows.map(({ most }) => most)),
      inverse: look.rightToLeft,
    },
    yAxis: [
      {
        ...axis,
        position: start,
        data: rows.map(({ name, isTop }) => ({
          value: name,
          textStyle: isTop ? { color: look.ink, fontWeight: 600 } : {},
        })),
        axisLabel: { ...axisLabel, width: 116, overflow: 'break', margin: 12 },
      },
      { ...axis, position: end, data: [...figures], axisLabel: { ...axisLabel, color: look.ink, margin: 12 } },
    ],
    series: [
      {
        type: 'bar',
        barWidth: 16,
        showBackground: true,
        backgroundStyle: { color: look.track, borderRadius: 4 },
        emphasis: { disabled: true },
        data: rows.map(({ score, isTop, fill }, place) => ({
          value: score,
          itemStyle: {
            borderRadius: 4,
            color: fill ?? (isTop ? look.lines[0] : look.soft),
            decal: fill ? patternOf(place) : isTop ? stripes : plain,
          },
        })),
      },
    ],
  };
}
