import { Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { FarFigure } from './far-figure';
import type { FigureProps } from './figure-props';
import { useFigureText } from './figure-text';

/** One figure that answers one question; several are bars. */
export function StatFigure(props: FigureProps): ReactNode {
  const text = useFigureText(props.unit);
  const { rows, columns } = props.figures;
  if (rows.length > 1 || columns.length > 1) return <FarFigure kind="barChart" {...props} />;
  const figure = rows[0]?.figures[0];
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
