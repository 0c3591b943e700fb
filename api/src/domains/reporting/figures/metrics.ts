import type { MetricName } from '@passerelle/shared/contract';
import type { FactKind } from '../../../platform/database/schema';

/** Labels that the figures carry. A `group` can be asked for as well, but a person may be in several. */
export const commonLabels = ['user', 'gender', 'jobLevel'] as const;
export type FigureLabel = (typeof commonLabels)[number] | 'badge' | 'level';

/** Something that happened, at its moment: each fact is a sample. */
interface EventMetric {
  kind: 'event';
  fact: FactKind;
  /** A sample is worth 1, or what the fact holds: points, or seconds. */
  sample: 'one' | 'value';
}
/** Something that holds from one moment to another, and is therefore known at any moment. */
interface StateMetric {
  kind: 'state';
  state: 'seat' | 'active' | 'inactive' | 'badge' | 'badgeLevel' | 'goal';
}
/** The most that a state ever was within the window: of all who are asked for, since a peak cannot be added up. */
interface PeakMetric {
  kind: 'peak';
  state: 'seat';
}
/** One sum over another within the window: of all who are asked for, since a ratio cannot be added up. */
interface RatioMetric {
  kind: 'ratio';
  fact: FactKind;
  sample: 'one' | 'value';
  /** What it is divided by: the people who have such facts, or the facts. */
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

/** Every metric of the specification; docs/metrics.md says each in words, a test holds the two together. */
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
