import { type Static, Type } from 'typebox';
import { type exportColumns, panelTypes } from '../../enums/metrics';
import { Count } from '../../fields';

/** Seconds since 1970, and the value as text: Prometheus's own form. */
export const MetricPoint = Type.Unsafe<[number, string]>({ type: 'array', items: {}, minItems: 2, maxItems: 2 });
export type MetricPoint = Static<typeof MetricPoint>;

const metric = Type.Record(Type.String(), Type.String());
/** The values of one moment: of several series, or of a figure without any. A range has a point for each step. */
export const MetricAnswer = Type.Union([
  Type.Object({ resultType: Type.Literal('scalar'), result: MetricPoint }),
  Type.Object({
    resultType: Type.Literal('vector'),
    result: Type.Array(Type.Object({ metric, value: MetricPoint })),
  }),
  Type.Object({
    resultType: Type.Literal('matrix'),
    result: Type.Array(Type.Object({ metric, values: Type.Array(MetricPoint) })),
  }),
]);
export type MetricAnswer = Static<typeof MetricAnswer>;

/** One line of the exported figures. */
export type MetricRecord = Readonly<Record<(typeof exportColumns)[number], string>>;

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
