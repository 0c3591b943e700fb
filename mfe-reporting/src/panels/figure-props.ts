import type { ChartView } from '@passerelle/shared/ui/data';
import type { FigureRow, PanelFigures } from './panel-figures';

/** What each kind of chart is made from. */
export interface FigureProps {
  figures: PanelFigures;
  /** Of the panel: the caption of the table. */
  title: string;
  /** The chart in words. */
  description: string;
  unit: string;
  zone: string;
  view: ChartView;
  /** What a row of the table opens, such as its people; undefined where there is nothing. */
  open?: ((row: FigureRow) => (() => void) | undefined) | undefined;
}
