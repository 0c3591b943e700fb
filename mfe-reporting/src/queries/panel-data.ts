import type { LoadedState } from '@passerelle/shared/ui';

/** From the first moment included to the last excluded, in milliseconds. */
export interface Bucket {
  from: number;
  until: number;
}

/** What a range is compared with: ends where this one is now, if it is not over. */
export interface BeforeRange extends Bucket {
  /** A stretch of the calendar, or as many days as the range has. */
  kind: 'month' | 'quarter' | 'year' | 'days';
  /** The range goes on: what it is compared with stops at the same hour. */
  isUnfinished: boolean;
}

/** The value of one bucket, which is drawn where the bucket begins. */
export interface Point extends Bucket {
  /** Null where it cannot be computed, such as a share of nobody. */
  value: number | null;
}

/** One line, bar or part. A bucket without a point has no data, which is not a zero. */
export interface Series {
  /** The place of its target in the panel. */
  target: number;
  labels: Readonly<Record<string, string>>;
  points: readonly Point[];
}

/** All that a panel is given; it never asks for anything itself. */
export interface PanelData {
  range: Bucket;
  /** Those of a graph, gaps included; the range alone where each series has one value. */
  buckets: readonly Bucket[];
  series: readonly Series[];
  /** The same of the period before, where the two are compared: each point stands in the bucket that it is compared with. */
  before: readonly Series[] | null;
  /** When that was. */
  beforeRange: BeforeRange | null;
  /** The zone whose days the buckets are. */
  zone: string;
}

export type PanelState = LoadedState<PanelData>;
