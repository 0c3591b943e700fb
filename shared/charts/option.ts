import type { BarSeriesOption, LineSeriesOption, PieSeriesOption, RadarSeriesOption } from 'echarts/charts';
import type {
  AriaComponentOption,
  GridComponentOption,
  RadarComponentOption,
  TooltipComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

import type { ChartLook } from './use-chart-look';

/** What `engine.tsx` registers, and no more: an option of a kind that is not registered does not compile. */
export type ChartOption = ComposeOption<
  | LineSeriesOption
  | BarSeriesOption
  | PieSeriesOption
  | RadarSeriesOption
  | GridComponentOption
  | RadarComponentOption
  | TooltipComponentOption
  | AriaComponentOption
>;

/** No chart moves, whether reduced motion is asked for or not, and each has a description. */
export const stillAndDescribed = (description: string) => ({
  animation: false,
  aria: { enabled: true, label: { description } },
});

/** A name that breaks into two lines keeps them apart: without a line height of its own they are drawn over each other. */
export const axisLabelOf = ({ text, font }: ChartLook) => ({
  color: text,
  fontSize: 12.5,
  lineHeight: 16,
  fontFamily: font,
});
