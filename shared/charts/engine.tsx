import ReactEChartsCore from 'echarts-for-react/lib/core';
import { BarChart, LineChart, RadarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, RadarComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ReactNode } from 'react';

import type { ChartOption } from './option';

/** Registered one by one, the rest of the library stays out of the chunk. */
register([
  LineChart,
  BarChart,
  RadarChart,
  GridComponent,
  RadarComponent,
  TooltipComponent,
  AriaComponent,
  SVGRenderer,
]);

const engine = { init, dispose, getInstanceByDom };
const svg = { renderer: 'svg' } as const;

/** The only module that runs echarts. */
export const ChartEngine = ({ option, height }: { option: ChartOption; height: number }): ReactNode => (
  <ReactEChartsCore echarts={engine} option={option} opts={svg} style={{ height }} notMerge />
);
