import type { ChartPanel } from '@passerelle/shared/contract';
import type { LocalisedText } from '@passerelle/shared/contract/remotes';

/** A panel of a dashboard: the form of Grafana, with what people read. */
export interface Panel extends ChartPanel {
  /** Unique in its dashboard, and short: it stands in addresses and files. */
  id: string;
  /** A question or a fact. */
  title: LocalisedText;
  /** What is counted and what is left out, in one or two sentences. */
  description: LocalisedText;
  /**
   * What each target's series are called where no label of theirs says it, in the order of the targets. That of a
   * denominator is what it counts: « personnes ».
   */
  legends?: readonly LocalisedText[];
  /** Of a graph: no bucket shorter than this. */
  interval?: '1d' | '1w';
  /** The target (by place) whose value is the denominator of a rate, and is printed under it. */
  outOf?: number;
  /** What the denominator counts, of one: « personne ». */
  outOfOne?: LocalisedText;
  /** What becomes of the sentence that is made from the data. */
  reading: 'total' | 'share' | 'average' | 'state';
}

export interface Dashboard {
  name: 'general' | 'per-user' | 'per-distribution';
  panels: readonly Panel[];
}
