import type { Dashboard, Panel } from '../dashboards/dashboard';
import { bucketsOf, stepOf } from './buckets';
import type { Filters } from './filters';
import type { BeforeRange, Bucket, Comparison } from './panel-data';
import { type AskedBucket, type Question, type Request, requestsOf, type Scope } from './requests';

/** What a panel asks for, and what it is told beside the answers. */
export interface PanelPlan {
  panel: Panel;
  range: Bucket;
  buckets: readonly Bucket[];
  requests: readonly Request[];
  /** Of the period before, where the two are compared. */
  before: { range: BeforeRange; requests: readonly Request[]; comparison: Comparison } | null;
  zone: string;
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
 * All that a dashboard asks for. What has not passed yet is left out of figures of the whole range, so that those who are
 * active are so now, and the period before is compared as far as this one has come.
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
  const before = comparison && { comparison, range: comparison.periodBefore(range, zone, asOf) };
  return {
    panel: legendsFilled(panel, distrib),
    range,
    buckets,
    requests: requestsOf(panel, asked(passed, buckets)),
    before: before && { ...before, requests: requestsOf(panel, asked(before.range, inBuckets(before.range))) },
    zone,
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
