import type { MetricName } from '@passerelle/shared/contract';
import type { FactKind } from '../../../platform/database/schema';

/** Labels of the figures. `group` can be a filter too, but a person may be in several. */
export const commonLabels = ['user', 'gender', 'jobLevel'] as const;
export type FigureLabel = (typeof commonLabels)[number] | 'badge' | 'level';

/** An event: each fact is a sample. */
interface EventMetric {
  kind: 'event';
  fact: FactKind;
  /** A sample is worth 1, or the fact's value: points, or seconds. */
  sample: 'one' | 'value';
}
/** A state with a start and an end, known at any time. */
interface StateMetric {
  kind: 'state';
  state: 'seat' | 'active' | 'inactive' | 'badge' | 'badgeLevel' | 'goal';
}
/** The maximum of a state in the window, over the whole selection, since peaks do not add up. */
interface PeakMetric {
  kind: 'peak';
  state: 'seat';
}
/** One sum over another in the window, over the whole selection, since ratios do not add up. */
interface RatioMetric {
  kind: 'ratio';
  fact: FactKind;
  sample: 'one' | 'value';
  /** The divisor: the people with such facts, or the facts. */
  per: 'person' | 'fact';
}

export type Metric = (EventMetric | StateMetric | PeakMetric | RatioMetric) & { labels: readonly FigureLabel[] };

const event = (fact: FactKind, sample: EventMetric['sample'] = 'one'): Metric => ({
  kind: 'event',
  fact,
  sample,
  labels: fact === 'badge' ? [...commonLabels, 'badge', 'level'] : commonLabels,
});
const state = (name: StateMetric['state'], ...own: FigureLabel[]): Metric => ({
  kind: 'state',
  state: name,
  labels: [...commonLabels, ...own],
});

/** Every metric of the specification; docs/metrics.md describes each, and a test compares the two. */
export const metrics: Record<MetricName, Metric> = {
  user_licenses_count_last: state('seat'),
  user_licenses_count_on_period: state('seat'),
  user_licenses_count_max: { kind: 'peak', state: 'seat', labels: commonLabels },
  active_users_count: state('active'),
  inactive_users_count: state('inactive'),
  client_badges: state('badge', 'badge', 'level'),
  user_badges: state('badgeLevel', 'badge'),
  average_goal_success: state('goal'),
  average_session_count: { kind: 'ratio', fact: 'connection', sample: 'one', per: 'person', labels: commonLabels },
  average_session_duration: { kind: 'ratio', fact: 'connection', sample: 'value', per: 'fact', labels: commonLabels },
  session_count: event('connection'),
  total_session_duration: event('connection', 'value'),
  task_points: event('points', 'value'),
  networking_actions_done_count: event('appointment'),
  job_interview_done_count: event('interview'),
  submitted_job_applications: event('applicationSubmitted'),
  accepted_job_applications: event('applicationAccepted'),
  suspension_count: event('suspension'),
};

export const metricOf = (name: string | undefined): Metric | undefined =>
  Object.entries(metrics).find(([known]) => known === name)?.[1];
