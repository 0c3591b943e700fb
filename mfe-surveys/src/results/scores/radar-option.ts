import type { RadarSeriesOption } from 'echarts/charts';
import type { AriaComponentOption, RadarComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { ChartLook } from '@passerelle/shared/ui/data';

import type { ScoreRow } from './score-row';

export type RadarOption = ComposeOption<RadarSeriesOption | RadarComponentOption | AriaComponentOption>;

interface Drawing {
  /** In the order in which they always stand around. */
  rows: readonly ScoreRow[];
  /** For those who do not see it. */
  description: string;
  look: ChartLook;
}

/** More rings than that are noise. */
const RINGS = 5;

/** Six letters around a centre; those of the profile are written in ink. */
export function radarOption({ rows, description, look }: Drawing): RadarOption {
  const most = Math.max(1, ...rows.map((row) => row.most), ...rows.map(({ score }) => score));
  return {
    animation: false,
    aria: { enabled: true, label: { description } },
    radar: {
      shape: 'polygon',
      // The names need the room, also where the chart is as narrow as a phone.
      radius: '56%',
      axisNameGap: 8,
      splitNumber: most <= RINGS ? most : RINGS - 1,
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
