import type { ChartView } from '@passerelle/shared/ui/data';

import type { Panel } from '../dashboards/dashboard';
import type { PanelData } from '../queries/panel-data';
import type { FigureRow, PanelFigures } from './panel-figures';
import type { Asked } from './people-of';

/** Props of a panel's chart and table. */
export interface FiguresOfPanel {
  panel: Panel;
  data: PanelData;
  /** In place of all of them, where they are passed on. */
  masked: PanelFigures | undefined;
  /** Of the panel: the caption of the table. */
  title: string;
  /** The chart in words. */
  description: string;
  view: ChartView;
  /** Opens the people behind a part of the figure; undefined when they cannot be listed. */
  show?: ((asked: Asked) => void) | undefined;
}

/** Data of each kind of chart. */
export interface FigureProps extends Pick<FiguresOfPanel, 'title' | 'description' | 'view'> {
  /** Opens the people behind a row of the table; undefined where there are none. */
  open?: ((row: FigureRow) => (() => void) | undefined) | undefined;
  figures: PanelFigures;
  /** Counts and sums: drawn as bars. */
  isCounted: boolean;
  unit: string;
  zone: string;
}
