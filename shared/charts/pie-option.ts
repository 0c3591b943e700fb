import type { PieChart } from './chart';
import { patternOf, plain } from './decals';
import { stillAndDescribed, type ChartOption } from './option';
import type { ChartLook } from './use-chart-look';

/** A ring from the top in the order given; what stands in its middle and the names are beside the drawing. */
export function pieOption({ parts, description }: PieChart, look: ChartLook): ChartOption {
  const still = stillAndDescribed(description);
  return {
    ...still,
    aria: { ...still.aria, decal: { show: true } },
    series: [
      {
        type: 'pie',
        radius: ['54%', '94%'],
        clockwise: !look.rightToLeft,
        label: { show: false },
        labelLine: { show: false },
        emphasis: { disabled: true },
        silent: true,
        data: parts.map(({ name, value, fill }, place) => ({
          name,
          value,
          itemStyle: {
            color: fill,
            borderColor: look.surface,
            borderWidth: 2,
            decal: place === 0 ? plain : patternOf(place - 1),
          },
        })),
      },
    ],
  };
}
