import { type MetricName, metricNames } from '@passerelle/shared/contract';
import type { FactKind } from '../../platform/database/schema';

/** Labels that every series carries; a `group` can be asked for as well, but a person may be in several. */
const commonLabels = ['user', 'gender', 'jobLevel'] as const;
const ownLabels = ['badge', 'level'] as const;
export type Label = (typeof commonLabels)[number] | (typeof ownLabels)[number];

export interface Metric {
  name: MetricName;
  /** The recorded facts that it counts. */
  fact: FactKind;
  /** Each fact counts for one, or for its value (points, seconds). */
  measure: 'count' | 'sum';
  labels: readonly Label[];
}

type Meaning = Pick<Metric, 'fact' | 'measure'> & { labels?: typeof ownLabels };

/** The metrics that grow with what people do: counters, in the words of Prometheus. */
const meanings: Partial<Record<MetricName, Meaning>> = {
  session_count: { fact: 'connection', measure: 'count' },
  total_session_duration: { fact: 'connection', measure: 'sum' },
  task_points: { fact: 'points', measure: 'sum' },
  networking_actions_done_count: { fact: 'appointment', measure: 'count' },
  job_interview_done_count: { fact: 'interview', measure: 'count' },
  submitted_job_applications: { fact: 'applicationSubmitted', measure: 'count' },
  accepted_job_applications: { fact: 'applicationAccepted', measure: 'count' },
  user_badges: { fact: 'badge', measure: 'count', labels: ownLabels },
  suspension_count: { fact: 'suspension', measure: 'count' },
};

export function metricOf(text: string): Metric | undefined {
  const name = metricNames.find((known) => known === text);
  const meaning = name && meanings[name];
  if (!meaning) return undefined;
  const { fact, measure, labels = [] } = meaning;
  return { name, fact, measure, labels: [...commonLabels, ...labels] };
}

export const comparisons = ['=', '!=', '=~', '!~'] as const;
export type Comparison = (typeof comparisons)[number];

/** `gender="woman"`; a regular expression stands for a list of plain values. */
export interface Matcher {
  label: Label | 'group';
  comparison: Comparison;
  values: readonly string[];
}

/** The supported part of PromQL: a counter, its `increase`, and one aggregation around it. */
export interface Expression {
  metric: Metric;
  matchers: readonly Matcher[];
  /** Seconds that `increase(…[…])` looks back; absent: all that ever happened. */
  window?: number;
  aggregation?: { operation: 'sum' | 'count'; by: readonly Label[] };
}
