import { ChartViewSwitch } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { BarFigure } from './bar-figure';
import type { FigureProps } from './figure-props';
import { GraphFigure } from './graph-figure';
import { PieFigure } from './pie-figure';

const figureOf = { graph: GraphFigure, barChart: BarFigure, pieChart: PieFigure } as const;
export type ChartKind = keyof typeof figureOf;

export interface ChartFiguresProps extends FigureProps {
  kind: ChartKind;
}

/** Comes with what it switches. */
export const FigureSwitch = ChartViewSwitch;

/** All that has a chart and a table: fetched with the first that somebody comes near. */
export function ChartFigures({ kind, ...props }: ChartFiguresProps): ReactNode {
  const Figure = figureOf[kind];
  return <Figure {...props} />;
}
