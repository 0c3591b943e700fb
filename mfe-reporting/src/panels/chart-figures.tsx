import type { ReactNode } from 'react';

import { askedByRow } from '../why/people-of';
import { BarFigure } from './bar-figure';
import type { FiguresOfPanel } from './figure-props';
import { GraphFigure } from './graph-figure';
import { type FigureRow, panelFigures } from './panel-figures';
import { PieFigure } from './pie-figure';

const figureOf = { graph: GraphFigure, barChart: BarFigure, pieChart: PieFigure } as const;
export type ChartKind = keyof typeof figureOf;

export interface ChartFiguresProps extends FiguresOfPanel {
  kind: ChartKind;
}

/** Chart and table of a panel. */
export function ChartFigures({ kind, panel, data, masked, show, ...props }: ChartFiguresProps): ReactNode {
  const Figure = figureOf[kind];
  const open = (row: FigureRow): (() => void) | undefined => {
    const asked = askedByRow(panel, row);
    return asked && show && (() => show(asked));
  };
  const figures = masked ?? panelFigures(panel, data);
  return <Figure open={show && open} figures={figures} unit={panel.fieldConfig.unit} zone={data.zone} {...props} />;
}
