import type { Dashboard, Panel } from '../dashboards/dashboard';
import { bucketsOf, stepOf } from './buckets';
import type { Filters } from './filters';
import type { BeforeRange, Bucket, Comparison } from './panel-data';
import { type AskedBucket, type Question, type Request, requestsOf, type Scope } from './requests';

/** Queries of a panel, and its context beside the answers. */
export interface PanelPlan {
  panel: Panel;
  range: Bucket;
  buckets: readonly Bucket[];
  requests: readonly Request[];
  /** Of the period before, where the two are compared. */
  before: { range: BeforeRange; requests: readonly Request[]; comparison: Comparison } | null;
  zone: string;
  /** Milliseconds up to which figures are known. */
  asOf: number;
}

/** A panel whose definition cannot be asked for: it fails, and no other does. */
export interface FaultyPanel {
  panel: Panel;
  fault: Error;
}

export interface Plan {
  panels: readonly (PanelPlan | FaultyPanel)[];
  /** Of all panels; several may ask the same. */
  questions: readonly Question[];
}

/**
 * All queries of a dashboard. Figures of the whole range end at the current time, so that people counted as
 * active are active now, and the previous period is compared up to the same point.
 */
export function planOf(
  dashboard: Dashboard,
  filters: Filters,
  asOf: number,
  comparison: Comparison | null = null,
): Plan {
  const panels = dashboard.panels.map((panel) => {
    try {
      return planOfPanel(panel, filters, asOf, comparison);
    } catch (fault) {
      return { panel, fault: fault instanceof Error ? fault : new Error(String(fault)) };
    }
  });
  const questions = panels.flatMap((plan) =>
    'fault' in plan ? [] : [...plan.requests, ...(plan.before?.requests ?? [])].map(({ question }) => question),
  );
  return { panels, questions };
}

function planOfPanel(panel: Panel, filters: Filters, asOf: number, comparison: Comparison | null): PanelPlan {
  const { range, zone, user, group, distrib } = filters;
  const passed = { from: range.from, until: asOf > range.from ? Math.min(range.until, asOf) : range.until };
  const inBuckets = (one: Bucket): Bucket[] =>
    panel.type === 'graph' ? bucketsOf(one, zone, stepOf(range, panel.interval)) : [one];
  const buckets = inBuckets(range);
  const asked = ({ from, until }: Bucket, parts: readonly Bucket[]): Scope => ({
    user: user?.id ?? null,
    group: group?.id ?? null,
    distrib,
    range: { from, until, drawn: range },
    buckets: parts.map((part, place): AskedBucket => ({ ...part, drawn: buckets[place] ?? part })),
  });
  // A card is a figure and its comparison; charts are compared where the reader asks for it.
  const isCompared = panel.type === 'stat' || filters.compare;
  const before = isCompared && comparison ? { comparison, range: comparison.periodBefore(range, zone, asOf) } : null;
  return {
    panel: legendsFilled(panel, distrib),
    range,
    buckets,
    requests: requestsOf(panel, asked(passed, buckets)),
    before: before && { ...before, requests: requestsOf(panel, asked(before.range, inBuckets(before.range))) },
    zone,
    asOf,
  };
}

/** `{{$distrib}}` stands for the label by which the figures are split. */
const legendsFilled = (panel: Panel, distrib: Filters['distrib']): Panel => ({
  ...panel,
  targets: panel.targets.map((target) => ({
    ...target,
    legendFormat: target.legendFormat.replaceAll('$distrib', distrib ?? ''),
  })),
});
