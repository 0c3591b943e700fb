import { ChartFigure, MOST_PARTS, SeriesMark, useChartLook } from '@passerelle/shared/charts';
import { useFormats } from '@passerelle/shared/i18n';
import { FigureTable } from '@passerelle/shared/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { BarFigure } from './bar-figure';
import type { FigureProps } from './figure-props';
import { useFigureText } from './figure-text';
import { drawn } from './panel-figures';
import { RowName } from './row-name';
import { fillsOf } from './series-fills';
import { wholeShares } from './whole-shares';

const HEIGHT = 180;

/** The parts of a whole; where there is no whole, or too many parts, they are bars. */
export function PieFigure(props: FigureProps): ReactNode {
  const { figures, title, description, unit, view, open } = props;
  const { t } = useLingui();
  const text = useFigureText(unit);
  const { percent } = useFormats();
  const look = useChartLook();
  const fills = fillsOf(figures.rows, look);
  const parts = figures.rows.map(({ name, figures: [value] }, place) => ({
    name,
    value: drawn(value) ?? 0,
    fill: fills[place] ?? look.rest,
  }));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const isWhole = figures.rows.every(({ figures: [value] }) => value !== 'masked' && value !== null);
  if (!isWhole || figures.columns.length > 1 || parts.length > MOST_PARTS || !(total > 0))
    return <BarFigure {...props} />;
  const shares = wholeShares(parts.map(({ value }) => value)).map(percent);
  return (
    <ChartFigure
      isAlone
      view={view}
      chart={{ kind: 'pie', parts, description, whole: { figure: text(total), name: t`en tout` } }}
      height={HEIGHT}
      points={parts.map(({ name }, place) => [name, text(figures.rows[place]?.figures[0]), shares[place]].join('\n'))}
      table={
        <FigureTable
          caption={title}
          columns={[
            { key: 'name', name: <Trans>Répartition</Trans> },
            { key: 'value', name: figures.columns[0]?.name },
            { key: 'share', name: <Trans>Part</Trans> },
          ]}
          rows={figures.rows.map((row, place) => ({
            key: row.key,
            name: (
              <>
                <SeriesMark fill={fills[place] ?? look.rest} place={place} />
                <RowName onOpen={open?.(row)}>{row.name}</RowName>
              </>
            ),
            cells: [text(row.figures[0]), shares[place]],
          }))}
        />
      }
    />
  );
}
