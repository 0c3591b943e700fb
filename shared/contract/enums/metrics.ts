import { closureTypes } from './users';

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

/** Why somebody counts as not heard from. */
export const silences = ['neverOpened', 'noConnection', 'noTask'] as const;
export type Silence = (typeof silences)[number];

/** From the invitation to the job, each step with those who went further. */
export const funnelSteps = ['invited', 'opened', 'interviewed', 'accepted'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** What people can be counted in beside the metrics: who they are can be listed as well. */
export const followUpFigures = [
  'silent',
  'endingSoon',
  ...funnelSteps,
  'looking',
  ...closureTypes.map((type) => `solution.${type}` as const),
] as const;
export type FollowUpFigure = (typeof followUpFigures)[number];

/** Every figure that the users list can be narrowed to the people of. */
export const peopleFigures = [...metricNames, ...followUpFigures] as const;
export type PeopleFigure = (typeof peopleFigures)[number];

export const panelTypes = ['graph', 'barChart', 'pieChart', 'stat'] as const;
export type PanelType = (typeof panelTypes)[number];

/** What the figures can be split by. */
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
