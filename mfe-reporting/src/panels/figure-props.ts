import type { ChartView } from '@passerelle/shared/ui/data';

import type { Panel } from '../dashboards/dashboard';
import type { PanelData } from '../queries/panel-data';
import type { Asked } from '../why/people-of';
import type { FigureRow, PanelFigures } from './panel-figures';

/** What a panel's chart and table are given. */
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
  /** Opens the people behind a part of it; undefined where nobody can be asked for. */
  show?: ((asked: Asked) => void) | undefined;
}

/** What each kind of chart is made from. */
export interface FigureProps extends Pick<FiguresOfPanel, 'title' | 'description' | 'view'> {
  /** What a row of the table opens, such as its people; undefined where there is nothing. */
  open?: ((row: FigureRow) => (() => void) | undefined) | undefined;
  figures: PanelFigures;
  unit: string;
  zone: string;
}
