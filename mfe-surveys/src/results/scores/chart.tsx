import ReactEChartsCore from 'echarts-for-react/lib/core';
import { BarChart, RadarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, RadarComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { BarOption } from './bar-option';
import type { RadarOption } from './radar-option';

register([BarChart, RadarChart, GridComponent, RadarComponent, AriaComponent, SVGRenderer]);

/** Named one by one, the rest of the library stays out of the bundle. */
const engine = { init, dispose, getInstanceByDom };
const svg = { renderer: 'svg' } as const;

/** A chart without HTML takes no font from its options. */
const typeface = {
  '& text': { fontFamily: 'inherit !important' },
  '@media print': { '& svg': { maxWidth: '100%' } },
} as const;

interface Props {
  option: BarOption | RadarOption;
  height: number;
}

export const Chart = ({ option, height }: Props): ReactNode => (
  <Box sx={typeface}>
    <ReactEChartsCore echarts={engine} option={option} opts={svg} style={{ height }} notMerge />
  </Box>
);
