import ReactEChartsCore from 'echarts-for-react/lib/core';
import { BarChart, LineChart, PieChart, RadarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, RadarComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef, type ReactNode } from 'react';

import type { Chart } from './chart';
import { optionOf } from './option-of';
import { useChartLook } from './use-chart-look';

/** Registered one by one, the rest of the library stays out of the chunk. */
register([
  LineChart,
  BarChart,
  PieChart,
  RadarChart,
  GridComponent,
  RadarComponent,
  TooltipComponent,
  AriaComponent,
  SVGRenderer,
]);

const engine = { init, dispose, getInstanceByDom };
const svg = { renderer: 'svg' } as const;

export interface ChartEngineProps {
  chart: Chart;
  height: number;
  /** The place of the point whose tooltip is open. */
  shown?: number | undefined;
}

/** The only module that runs echarts. */
export function ChartEngine({ chart: drawn, height, shown }: ChartEngineProps): ReactNode {
  const chart = useRef<ReactEChartsCore>(null);
  const option = optionOf(drawn, useChartLook());
  useEffect(() => {
    const instance = chart.current?.getEchartsInstance();
    if (drawn.kind !== 'lines' && drawn.kind !== 'columns') return;
    if (shown === undefined) instance?.dispatchAction({ type: 'hideTip' });
    else instance?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: shown });
  }, [drawn.kind, shown]);
  return <ReactEChartsCore ref={chart} echarts={engine} option={option} opts={svg} style={{ height }} notMerge />;
}
