import { barOption } from './bar-option';
import type { Chart } from './chart';
import { columnOption } from './column-option';
import { lineOption } from './line-option';
import type { ChartOption } from './option';
import { pieOption } from './pie-option';
import { radarOption } from './radar-option';
import type { ChartLook } from './use-chart-look';

/** What echarts is told to draw. */
export function optionOf(chart: Chart, look: ChartLook): ChartOption {
  switch (chart.kind) {
    case 'lines':
      return lineOption(chart, look);
    case 'bars':
      return barOption(chart, look);
    case 'columns':
      return columnOption(chart, look);
    case 'pie':
      return pieOption(chart, look);
    case 'radar':
      return radarOption(chart, look);
  }
}
