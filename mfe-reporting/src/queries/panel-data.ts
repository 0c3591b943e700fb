import type { Formats } from '@passerelle/shared/i18n';
import type { LoadedState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Panel } from '../dashboards/dashboard';

/** From the first moment included to the last excluded, in milliseconds. */
export interface Bucket {
  from: number;
  until: number;
}

/** Range of comparison: ends where this one is now, if it is not over. */
export interface BeforeRange extends Bucket {
  /** A stretch of the calendar, or as many days as the range has. */
  kind: 'month' | 'quarter' | 'year' | 'days';
  /** Offset in days; of a stretch of the calendar, its length. */
  days: number;
  /** True for an unfinished range; the compared one stops at the same hour. */
  isUnfinished: boolean;
}

/** Everything needed to compare with the previous period. */
export interface Comparison {
  /** Range of comparison, in a zone, as of a moment. */
  periodBefore: (range: Bucket, zone: string, asOf: number) => BeforeRange;
  /** « 12 de plus que la semaine d’avant » */
  describe: (panel: Panel, value: number, before: number, range: BeforeRange, formats: Formats) => string;
  icons: Readonly<Record<'more' | 'less' | 'same', ReactNode>>;
}

/** The value of one bucket, which is drawn where the bucket begins. */
export interface Point extends Bucket {
  /** Null where it cannot be computed, such as a share of zero people. */
  value: number | null;
}

/** One bar or part. A bucket without a point could not be measured. */
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
  /** Data of the previous period, if compared; each point is in the bucket that it is compared with. */
  before: { series: readonly Series[]; range: BeforeRange; comparison: Comparison } | null;
  /** The zone whose days the buckets are. */
  zone: string;
  /** Milliseconds up to which figures are known: the bucket of that moment is unfinished. */
  asOf: number;
}

export type PanelState = LoadedState<PanelData>;
