import ReactEChartsCore from 'echarts-for-react/lib/core';
import { BarChart, PieChart, RadarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, RadarComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useTurn } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { LibraryChart } from './chart';
import { optionOf } from './option-of';
import { useChartLook } from './use-chart-look';

/** Registered one by one, the rest of the library stays out of the chunk. */
register([BarChart, PieChart, RadarChart, GridComponent, RadarComponent, AriaComponent, SVGRenderer]);

const engine = { init, dispose, getInstanceByDom };
const svg = { renderer: 'svg' } as const;

interface Props {
  chart: LibraryChart;
  height: number;
}

/** The only module that runs echarts. */
export function ChartEngine({ chart, height }: Props): ReactNode {
  const option = optionOf(chart, useChartLook());
  if (!useTurn()) return null;
  return <ReactEChartsCore echarts={engine} option={option} opts={svg} style={{ height }} notMerge />;
}
