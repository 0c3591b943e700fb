import type { RadarChart } from './chart';
import { stillAndDescribed, type ChartOption } from './option';
import type { ChartLook } from './use-chart-look';

/** More rings than these are hard to read. */
const MAX_RINGS = 5;

/** Scores around a centre; the names of highlighted ones are written in ink. */
export function radarOption({ rows, description }: RadarChart, look: ChartLook): ChartOption {
  const most = Math.max(1, ...rows.map((row) => row.most), ...rows.map(({ score }) => score));
  return {
    ...stillAndDescribed(description),
    radar: {
      shape: 'polygon',
      clockwise: look.rightToLeft,
      // The names need the room, also where the chart is as narrow as a phone.
      radius: '56%',
      axisNameGap: 8,
      splitNumber: most <= MAX_RINGS ? most : MAX_RINGS - 1,
      indicator: rows.map(({ name, isTop }) => ({ name, min: 0, max: most, color: isTop ? look.ink : look.text })),
      axisName: { fontSize: 12.5, fontFamily: look.font, fontWeight: 560 },
      splitArea: { show: false },
      splitLine: { lineStyle: { color: look.grid } },
      axisLine: { lineStyle: { color: look.grid } },
    },
    series: [
      {
        type: 'radar',
        symbol: 'circle',
        symbolSize: 9,
        color: look.lines[0],
        lineStyle: { width: 2.25, color: look.lines[0] },
        itemStyle: { color: look.surface, borderColor: look.lines[0], borderWidth: 2 },
        areaStyle: { color: look.lines[0], opacity: 0.14 },
        emphasis: { disabled: true },
        data: [{ value: rows.map(({ score }) => score), name: description }],
      },
    ],
  };
}
