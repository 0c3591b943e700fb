import type { BarSeriesOption, LineSeriesOption, PieSeriesOption, RadarSeriesOption } from 'echarts/charts';
import type {
  AriaComponentOption,
  GridComponentOption,
  RadarComponentOption,
  TooltipComponentOption,
} from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

import type { ChartLook } from './use-chart-look';

/** Exactly the parts that `engine.tsx` registers: an option of an unregistered kind does not compile. */
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

/** A value whose time goes on is fainter than the others, with a dashed edge where it is a bar. */
export const unfinishedStyle = (colour: string) =>
  ({ opacity: 0.45, borderColor: colour, borderWidth: 1.5, borderType: 'dashed' }) as const;

/** Tooltip of each place along an axis. */
export const tipsOf = (tips: readonly string[], look: ChartLook): TooltipComponentOption => ({
  trigger: 'axis',
  formatter: (points) => tips[[points].flat()[0]?.dataIndex ?? -1] ?? '',
  // An HTML tooltip sets style attributes, which the page's content security policy refuses.
  renderMode: 'richText',
  // Near an edge it moves rather than being cut.
  confine: true,
  backgroundColor: look.ink,
  borderWidth: 0,
  padding: [10, 14],
  textStyle: { color: look.surface, fontFamily: look.font, fontSize: 13, lineHeight: 20 },
  axisPointer: { lineStyle: { color: look.baseline } },
});

/** The line height keeps the two lines of a long name apart. */
export const axisLabelOf = ({ text, font }: ChartLook) => ({
  color: text,
  fontSize: 12.5,
  lineHeight: 16,
  fontFamily: font,
});
