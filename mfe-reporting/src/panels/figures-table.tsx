import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import { FigureTable } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useBucketNames } from './bucket-names';
import { figureText, type FigureText, NO_FIGURE, useFigureText } from './figure-text';
import type { FigureProps } from './figure-props';
import type { Figure, PanelFigures } from './panel-figures';
import { RowName } from './row-name';

/** A figure in a table. A dash is no word: screen readers get one. */
function FigureCell({ figure, text }: { figure: Figure; text: FigureText }): ReactNode {
  const written = text(figure);
  if (written !== NO_FIGURE && figure !== 'masked') return written;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {written === NO_FIGURE ? (
        <>
          <span aria-hidden>{written}</span>
          <VisuallyHidden>
            <Trans>aucune donnée</Trans>
          </VisuallyHidden>
        </>
      ) : (
        written
      )}
    </Box>
  );
}

interface Props {
  caption: string;
  figures: PanelFigures;
  unit: string;
  zone: string;
  /** The figures are words. */
  isText?: boolean;
  open?: FigureProps['open'];
}

/** The figures of a panel as they are: what its chart draws. */
export function FiguresTable({
  caption,
  figures: { columns, rows },
  unit,
  zone,
  isText = false,
  open,
}: Props): ReactNode {
  const { t } = useLingui();
  const text = useFigureText(unit);
  const { full } = useBucketNames(zone);
  const formats = useFormats();
  // A rate by gender is of as many women here, and of as many men there.
  const hasOutOf = columns.length === 1 && rows.length > 1 && rows.some(({ outOf }) => outOf.length > 0);
  const overTime = rows.some(({ bucket }) => bucket !== null);
  return (
    <FigureTable
      // The panel has its own name already, and the table can be a landmark of its own.
      caption={t`${caption}, en tableau`}
      columns={[
        { key: 'name', name: overTime ? <Trans>Période</Trans> : <Trans>Répartition</Trans> },
        ...columns.map((column) => ({ ...column, isText })),
        ...(hasOutOf ? [{ key: 'outOf', name: <Trans>Sur</Trans> }] : []),
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        name: row.bucket ? full(row.bucket, row.isUnfinished) : <RowName onOpen={open?.(row)}>{row.name}</RowName>,
        cells: [
          ...row.figures.map((figure, place) => <FigureCell key={columns[place]?.key} figure={figure} text={text} />),
          ...(hasOutOf ? [figureText(row.outOf[0] ?? null, 'short', formats)] : []),
        ],
      }))}
    />
  );
}
