import type { Label, Metric } from './metrics';

export const comparisons = ['=', '!=', '=~', '!~'] as const;
export type Comparison = (typeof comparisons)[number];

/** `gender="woman"`; a regular expression stands for a list of plain values. */
export interface Matcher {
  label: Label | 'group';
  comparison: Comparison;
  values: readonly string[];
}

/** What the product understands of PromQL: a counter, how much it grew, and one aggregation around it. */
export interface Expression {
  metric: Metric;
  matchers: readonly Matcher[];
  /** Seconds that `increase(…[…])` looks back; absent: all that ever happened. */
  window?: number;
  aggregation?: { operation: 'sum' | 'count'; by: readonly Label[] };
}
