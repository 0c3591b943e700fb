import ReactEChartsCore from 'echarts-for-react/lib/core';
import { BarChart, LineChart, PieChart, RadarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, RadarComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef, type ReactNode } from 'react';

import type { Chart } from './chart';
import { optionOf } from './option-of';
import { useChartLook } from './use-chart-look';
import { useTurn } from './use-turn';

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

interface Props {
  chart: Chart;
  height: number;
  /** The place of the point whose tooltip is open. */
  shown: number | undefined;
}

/** The only module that runs echarts. */
export function ChartEngine({ chart: drawn, height, shown }: Props): ReactNode {
  const chart = useRef<ReactEChartsCore>(null);
  const option = optionOf(drawn, useChartLook());
  const isTurn = useTurn();
  useEffect(() => {
    const instance = chart.current?.getEchartsInstance();
    if (!option.tooltip) return;
    if (shown === undefined) instance?.dispatchAction({ type: 'hideTip' });
    else instance?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: shown });
  }, [option, shown]);
  if (!isTurn) return null;
  return <ReactEChartsCore ref={chart} echarts={engine} option={option} opts={svg} style={{ height }} notMerge />;
}
