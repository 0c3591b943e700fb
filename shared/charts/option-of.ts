import { barOption } from './bar-option';
import type { LibraryChart } from './chart';
import { columnOption } from './column-option';
import type { ChartOption } from './option';
import { pieOption } from './pie-option';
import { radarOption } from './radar-option';
import type { ChartLook } from './use-chart-look';

/** What echarts is told to draw. */
export function optionOf(chart: LibraryChart, look: ChartLook): ChartOption {
  switch (chart.kind) {
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
