import ReactEChartsCore from 'echarts-for-react/lib/core';
import { LineChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ReactNode } from 'react';

import type { ActivityOption } from './activity-option';

register([LineChart, GridComponent, TooltipComponent, AriaComponent, SVGRenderer]);

/** Named one by one, the rest of the library stays out of the bundle. */
const engine = { init, dispose, getInstanceByDom };
const svg = { renderer: 'svg' } as const;
const size = { height: 272 };

export const ActivityChart = ({ option }: { option: ActivityOption }): ReactNode => (
  <ReactEChartsCore echarts={engine} option={option} opts={svg} style={size} notMerge />
);
