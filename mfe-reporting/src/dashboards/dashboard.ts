import type { ChartPanel } from '@passerelle/shared/contract';
import type { LocalisedText } from '@passerelle/shared/contract/remotes';

/** A panel of a dashboard: the form of Grafana, with what people read. */
export interface Panel extends ChartPanel {
  /** Unique in its dashboard, and short: it stands in addresses and files. */
  id: string;
  /** Short: what the figure is. */
  title: LocalisedText;
  /** Scope of the panel and its exclusions, in one or two sentences. */
  description: LocalisedText;
  /**
   * Names of each target's series without labels of their own, in the order of the targets. That of a
   * denominator is its unit: « personnes ».
   */
  legends?: readonly LocalisedText[];
  /** Of a graph: no bucket shorter than this. */
  interval?: '1d' | '1w';
  /** The target (by place) whose value is the denominator of a rate, and is printed under it. */
  outOf?: number;
  /** Unit of the denominator, singular: « personne ». */
  outOfOne?: LocalisedText;
  /** Treatment of the sentence made from the data. */
  reading: 'total' | 'share' | 'average' | 'state';
}

export interface Dashboard {
  name: 'general' | 'per-user' | 'per-distribution';
  panels: readonly Panel[];
}
