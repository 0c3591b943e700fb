import { barOption } from './bar-option';
import type { Chart, PieChart } from './chart';
import { columnOption } from './column-option';
import { patternOf, plain } from './decals';
import { lineOption } from './line-option';
import { type ChartOption, stillAndDescribed } from './option';
import { radarOption } from './radar-option';
import type { ChartLook } from './use-chart-look';

/** A ring from the top in the order given, the whole in its middle; the names of its parts are beside the drawing. */
function pieOption({ parts, whole, description }: PieChart, look: ChartLook): ChartOption {
  const still = stillAndDescribed(description);
  const middle = whole && {
    show: true,
    position: 'center' as const,
    formatter: `{figure|${whole.figure}}\n{name|${whole.name}}`,
    rich: {
      figure: { color: look.ink, fontSize: 24, lineHeight: 28, fontWeight: 660, fontFamily: look.font },
      name: { color: look.text, fontSize: 12.5, lineHeight: 16, fontFamily: look.font },
    },
  };
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
          // A series has no label of its own: the first part carries it.
          ...(place === 0 && middle && { label: middle }),
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

/** Options for echarts. */
export function optionOf(chart: Chart, look: ChartLook): ChartOption {
  switch (chart.kind) {
    case 'lines':
      return lineOption(chart, look);
    case 'bars':
      return barOption(chart, look);
    case 'columns':
      return columnOption(chart, look);
    case 'pie':
      return pieOption(chart, look);
    case 'radar':
      return radarOption(chart, look);
  }
}
