import { type Static, Type } from 'typebox';
import { panelTypes } from '../enums/metrics';
import { Count } from '../fields';

/** One expression of a panel; `$variables` in it are filled in before it is sent. */
export const PanelTarget = Type.Object({
  expr: Type.String(),
  instant: Type.Boolean(),
  hide: Type.Boolean(),
  legendFormat: Type.String(),
});
export type PanelTarget = Static<typeof PanelTarget>;

export const ChartPanel = Type.Object({
  type: Type.Enum(panelTypes),
  targets: Type.Array(PanelTarget),
  gridPos: Type.Object({ x: Count, w: Count }),
  yaxes: Type.Array(Type.Object({ min: Type.Optional(Type.Number()), format: Type.String() })),
  transformations: Type.Array(Type.Object({ id: Type.String() })),
  fieldConfig: Type.Object({ unit: Type.String() }),
});
export type ChartPanel = Static<typeof ChartPanel>;

/** A point as a chart draws it. */
export interface ChartPoint {
  id: string;
  value: number;
  metric: { gender?: string; jobLevel?: string };
  x: number;
  y: number;
  badge?: string;
  lvl1?: number;
  lvl2?: number;
  lvl3?: number;
}
