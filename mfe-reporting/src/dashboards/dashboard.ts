import type { MessageDescriptor } from '@lingui/core';
import type { ChartPanel } from '@passerelle/shared/contract';

/** Texts of a panel. */
export interface PanelWords {
  /** Short name of the figure. */
  title: MessageDescriptor;
  /** Scope of the panel and its exclusions, in one or two sentences. */
  description: MessageDescriptor;
  /**
   * Names of each target's series without labels of their own, in the order of the targets. That of a
   * denominator is its unit: « personnes ».
   */
  legends?: readonly MessageDescriptor[];
  /** Unit of the denominator. */
  outOfUnit?: 'people' | 'connections';
}

/** Queries of a panel, in the format of Grafana. */
export interface PanelDefinition extends ChartPanel {
  /** Unique in its dashboard, and short: it stands in addresses and files. */
  id: string;
  /** Of a graph: no bucket shorter than this. */
  interval?: '1d' | '1w';
  /** The target (by place) whose value is the denominator of a rate, and is printed under it. */
  outOf?: number;
  /** Treatment of the sentence made from the data. */
  reading: 'total' | 'share' | 'average' | 'state';
}

export type Panel = PanelDefinition & PanelWords;

export interface Dashboard {
  name: 'general' | 'per-user' | 'per-distribution';
  panels: readonly Panel[];
}
