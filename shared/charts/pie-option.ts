import { patternOf, plain } from './decals';
import { stillAndDescribed, type ChartOption, type ChartSettings } from './option';

interface Part {
  name: string;
  value: number;
  fill: string;
}

interface Settings extends ChartSettings {
  parts: readonly Part[];
}

/** More parts than these cannot be compared: they are bars. */
export const MOST_PARTS = 5;

/** A ring from the top in the order given; what stands in its middle and the names are beside the drawing. */
export function pieOption({ parts, description, look }: Settings): ChartOption {
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
