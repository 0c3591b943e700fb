import { t } from '@lingui/core/macro';
import type { Formats } from '@passerelle/shared/i18n';

import type { Panel } from '../dashboards/dashboard';
import type { Bucket, PanelData, Series } from '../queries/panel-data';
import { legendLabels } from '../dashboards/panel-targets';
import { isUnfinished } from '../queries/buckets';
import { labelLabel, seriesName } from './series-labels';
import { keyOf, outOfSeries, rank, shownSeries, valueOf } from './shown-series';

/** Null: no measurement, which differs from zero. Masked: hidden in shared exports. */
export type Figure = number | null | 'masked';

/** Values of a chart; null where there is no number. */
export const drawn = (figure: Figure | undefined): number | null => (typeof figure === 'number' ? figure : null);

export interface FigureRow {
  key: string;
  /** Of all figures of the row. */
  labels: Series['labels'];
  /** Of a row that is a part of the range. */
  bucket: Bucket | null;
  /** The bucket goes on. */
  isUnfinished?: boolean;
  /** Of a row that is anything else. */
  name: string;
  /** The place of its target in the panel; none of a row that is a part of the range. */
  target?: number | undefined;
  figures: readonly Figure[];
  /** Denominators of a rate; else empty. */
  outOf: readonly Figure[];
}

/** Figures of a panel, shared by its chart, table, sentence and print. */
export interface PanelFigures {
  columns: readonly {
    key: string;
    name: string;
    labels: Series['labels'];
    /** The place of its target in the panel, where each column has one of its own. */
    target?: number;
  }[];
  rows: readonly FigureRow[];
}

/** A panel as it may be passed on. */
export interface MaskedPanel {
  figures: PanelFigures;
  /** Nothing of it is left out. */
  isWhole: boolean;
  sentence: (formats: Formats) => string;
}

/** Masks the figures of a panel that must not be shared. */
export type Mask = (panel: Panel, data: PanelData) => MaskedPanel;

function graphFigures(panel: Panel, { buckets, series, asOf }: PanelData): PanelFigures {
  const shown = shownSeries(panel, series);
  const denominators = panel.outOf === undefined ? [] : shown.map((one) => outOfSeries(panel, series, one));
  const at = (one: Series | undefined, { from }: Bucket): Figure =>
    one?.points.find((point) => point.from === from)?.value ?? null;
  return {
    columns: shown.map((one) => ({
      key: `${one.target}${keyOf(one)}`,
      name: seriesName(panel, one),
      labels: one.labels,
      target: one.target,
    })),
    rows: buckets.map((bucket) => ({
      key: String(bucket.from),
      labels: {},
      bucket,
      isUnfinished: isUnfinished(bucket, asOf),
      name: '',
      figures: shown.map((one) => at(one, bucket)),
      outOf: denominators.map((one) => at(one, bucket)),
    })),
  };
}

/** A table of two labels, such as badges by level. */
function crossedFigures(rowLabel: string, columnLabel: string, shown: readonly Series[]): PanelFigures {
  const valuesOf = (label: string): string[] =>
    [...new Set(shown.map(({ labels }) => labels[label] ?? ''))].toSorted((one, other) => rank(one) - rank(other));
  const columns = valuesOf(columnLabel);
  const find = (row: string, column: string): Series | undefined =>
    shown.find(({ labels }) => (labels[rowLabel] ?? '') === row && (labels[columnLabel] ?? '') === column);
  return {
    columns: columns.map((value) => ({
      key: value,
      name: labelLabel(columnLabel, value),
      labels: { [columnLabel]: value },
    })),
    rows: valuesOf(rowLabel).map((row) => ({
      key: row,
      labels: { [rowLabel]: row },
      bucket: null,
      name: labelLabel(rowLabel, row),
      target: shown[0]?.target,
      figures: columns.map((column) => valueOf(find(row, column))),
      outOf: [],
    })),
  };
}

/** Over the only column: shares, averages and figures of several kinds are no total of anything. */
function valueName({ reading }: Panel, shown: readonly Series[]): string {
  const isCount = reading === 'total' || reading === 'state';
  const isOneKind = new Set(shown.map(({ target }) => target)).size <= 1;
  return isCount && isOneKind ? t`Total` : t`Valeur`;
}

export function panelFigures(panel: Panel, data: PanelData): PanelFigures {
  if (panel.type === 'graph') return graphFigures(panel, data);
  const shown = shownSeries(panel, data.series);
  const [first, second] = legendLabels(panel.targets[shown[0]?.target ?? 0]?.legendFormat ?? '');
  if (first !== undefined && second !== undefined) {
    return first === 'badge' ? crossedFigures(first, second, shown) : crossedFigures(second, first, shown);
  }
  return {
    columns: [{ key: 'value', name: valueName(panel, shown), labels: {} }],
    rows: shown.map((one) => ({
      key: `${one.target}${keyOf(one)}`,
      labels: one.labels,
      bucket: null,
      name: seriesName(panel, one),
      target: one.target,
      figures: [valueOf(one)],
      outOf: panel.outOf === undefined ? [] : [valueOf(outOfSeries(panel, data.series, one))],
    })),
  };
}
