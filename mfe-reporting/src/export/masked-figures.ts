import type { Panel } from '../dashboards/dashboard';
import { drawn, type Figure, type FigureRow, type PanelFigures } from '../panels/panel-figures';
import { isSmall, maskOf } from './small-groups';
import type { People } from './people';

export interface MaskedFigures {
  figures: PanelFigures;
  /** True if the total is masked too. */
  total: boolean;
}

const counted = (figure: Figure | undefined): number => Math.round(drawn(figure) ?? 0);

/** Numerator of a rate, and the remainder: both may be few. */
function partsOf({ figures: [figure], outOf: [outOf] }: FigureRow, reading: Panel['reading']): [number, number] {
  const all = counted(outOf);
  const part = reading === 'share' ? Math.round((drawn(figure) ?? 0) * all) : counted(figure);
  return [part, Math.max(0, all - part)];
}

type Hidden = (row: number, column: number) => boolean;

function hiddenIn(
  panel: Panel,
  { rows, columns }: PanelFigures,
  demanded: boolean[][],
): { hidden: Hidden; total: boolean } {
  const isRate = rows.some(({ outOf }) => typeof outOf[0] === 'number');
  const isAverage = panel.reading === 'average';
  if (isRate && !isAverage) {
    const mask = maskOf(
      rows.map((row) => partsOf(row, panel.reading)),
      demanded.map(([row]) => [row ?? false, false]),
    );
    return { hidden: (row) => mask.cells[row]?.some(Boolean) ?? false, total: mask.total };
  }
  if (isAverage || panel.fieldConfig.unit === 's') {
    // An average is not a count; the group behind it is what may be too small.
    const mask = maskOf(
      rows.map(({ outOf }) => columns.map((_, column) => counted(outOf[column]))),
      demanded,
    );
    return { hidden: (row, column) => mask.cells[row]?.[column] ?? false, total: mask.total };
  }
  const separate =
    panel.type !== 'graph' && new Set(panel.targets.filter(({ hide }) => !hide)).size > 1 && panel.type !== 'pieChart';
  if (separate) {
    const hidden: Hidden = (row, column) =>
      isSmall(counted(rows[row]?.figures[column])) || (demanded[row]?.[column] ?? false);
    return { hidden, total: rows.some((_, row) => hidden(row, 0)) };
  }
  const mask = maskOf(
    rows.map(({ figures }) => columns.map((_, column) => counted(figures[column]))),
    demanded,
  );
  return { hidden: (row, column) => mask.cells[row]?.[column] ?? false, total: mask.total };
}

/** The figures of a panel as they may be passed on: nothing that tells of fewer than five people. */
export function maskedFigures(panel: Panel, figures: PanelFigures, people: People): MaskedFigures {
  const demanded = figures.rows.map((row) =>
    figures.columns.map((column) => isSmall(people.total) || isSmall(people.of({ ...row.labels, ...column.labels }))),
  );
  const { hidden, total } = hiddenIn(panel, figures, demanded);
  const rows = figures.rows.map((row, place) => ({
    ...row,
    figures: row.figures.map((figure, column): Figure =>
      typeof figure === 'number' && hidden(place, column) ? 'masked' : figure,
    ),
    outOf: row.outOf.map((figure, column): Figure =>
      typeof figure === 'number' && hidden(place, column) ? 'masked' : figure,
    ),
  }));
  return { figures: { ...figures, rows }, total: total || isSmall(people.total) };
}
