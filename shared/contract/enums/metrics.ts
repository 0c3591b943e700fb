import { closureTypes, contractKinds } from './users';

export const metricNames = [
  'user_licenses_count_on_period',
  'user_licenses_count_max',
  'user_licenses_count_last',
  'active_users_count',
  'inactive_users_count',
  'total_session_duration',
  'average_session_count',
  'average_session_duration',
  'client_badges',
  'average_goal_success',
  'job_interview_done_count',
  'submitted_job_applications',
  'accepted_job_applications',
  'user_badges',
  'session_count',
  'suspension_count',
  // The panels of the specification show these two without naming their metrics.
  'task_points',
  'networking_actions_done_count',
] as const;
export type MetricName = (typeof metricNames)[number];

/** Type of measure of each metric. Without data a count or a sum is 0; a mean, a share or a level is unknown. */
export const metricMeasures = {
  user_licenses_count_on_period: 'count',
  user_licenses_count_max: 'count',
  user_licenses_count_last: 'count',
  active_users_count: 'count',
  inactive_users_count: 'count',
  total_session_duration: 'count',
  average_session_count: 'mean',
  average_session_duration: 'mean',
  client_badges: 'count',
  average_goal_success: 'share',
  job_interview_done_count: 'count',
  submitted_job_applications: 'count',
  accepted_job_applications: 'count',
  user_badges: 'level',
  session_count: 'count',
  suspension_count: 'count',
  task_points: 'count',
  networking_actions_done_count: 'count',
} as const satisfies Record<MetricName, 'count' | 'mean' | 'share' | 'level'>;

/** Rules by which a person counts as silent. */
export const silences = ['neverOpened', 'noConnection', 'noTask'] as const;
export type Silence = (typeof silences)[number];

/** From the invitation to the job, each step with those who went further. */
export const funnelSteps = ['invited', 'opened', 'interviewed', 'accepted'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** Counts of people beside the metrics; the people can be listed as well. */
export const followUpFigures = [
  'silent',
  'endingSoon',
  'endedWithoutOutcome',
  'unopened',
  ...funnelSteps,
  'looking',
  ...closureTypes.map((type) => `solution.${type}` as const),
] as const;
export type FollowUpFigure = (typeof followUpFigures)[number];

/**
 * Situation at the end of the leave: the closure, with the kind of contract of a job found elsewhere where it is known;
 * `unknown` without a closure.
 */
export const endSituations = [...contractKinds, ...closureTypes, 'unknown'] as const;
export type EndSituation = (typeof endSituations)[number];

/** Counts of people of the six-monthly report. `left` is an end of the contract, `ended` an end of the leave. */
export const reportFigures = [
  'followed',
  'begun',
  'extended',
  'left',
  'left.external',
  'ended',
  ...endSituations.map((situation) => `ended.${situation}` as const),
] as const;
export type ReportFigure = (typeof reportFigures)[number];

/** Metrics of the six-monthly report: measures that the product records as they happen. */
export const reportMeasures = [
  'task_points',
  'networking_actions_done_count',
  'job_interview_done_count',
  'submitted_job_applications',
  'suspension_count',
] as const satisfies readonly MetricName[];

/** Every figure that the users list can be narrowed to the people of. */
export const peopleFigures = [...metricNames, ...followUpFigures, ...reportFigures] as const;
export type PeopleFigure = (typeof peopleFigures)[number];

export const panelTypes = ['graph', 'barChart', 'pieChart', 'stat'] as const;
export type PanelType = (typeof panelTypes)[number];

/** Dimensions of the figures. */
export const distributions = ['gender', 'jobLevel'] as const;
export type Distribution = (typeof distributions)[number];

export const reportingQueryTypes = ['query', 'query_range'] as const;
export type ReportingQueryType = (typeof reportingQueryTypes)[number];

/** Columns of the exported file, and the two words that stand for an unset dimension. */
export const exportColumns = [
  'name',
  'user',
  'group',
  'gender',
  'jobLevel',
  'label',
  'time',
  'value',
  'lvl1',
  'lvl2',
  'lvl3',
] as const;
export const unsetDimensions = ['all', 'yes'] as const;
