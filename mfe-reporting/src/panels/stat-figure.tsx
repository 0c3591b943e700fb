import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ChartFigures } from './chart-figures';
import type { FiguresOfPanel } from './figure-props';
import { useFigureText } from './figure-text';
import { shownSeries, valueOf } from './shown-series';

/** One figure that answers one question; several are bars. */
export function StatFigure(props: FiguresOfPanel): ReactNode {
  const { panel, data, masked } = props;
  const text = useFigureText(panel.fieldConfig.unit);
  const [only, ...others] = shownSeries(panel, data.series);
  if (others.length > 0) return <ChartFigures kind="barChart" {...props} />;
  const figure = masked ? masked.rows[0]?.figures[0] : valueOf(only);
  // That there is none is no figure: it is said as quietly as in a table.
  if (typeof figure !== 'number')
    return (
      <Typography variant="h4" component="p" sx={{ mb: '6px', color: 'text.secondary' }}>
        {text(figure)}
      </Typography>
    );
  return (
    <Typography variant="figure" sx={{ mb: '6px' }}>
      {text(figure)}
    </Typography>
  );
}
