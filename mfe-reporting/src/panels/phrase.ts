import { plural, t } from '@lingui/core/macro';
import type { MetricName } from '@passerelle/shared/contract';
import type { Formats } from '@passerelle/shared/i18n';

import type { Panel } from '../dashboards/dashboard';
import { figureText } from './figure-text';
import { metricOf } from '../dashboards/panel-targets';

/** Unit of a count. */
const counts: Partial<Record<MetricName, (count: number) => string>> = {
  session_count: (count) => plural(count, { one: '# connexion', other: '# connexions' }),
  task_points: (count) => plural(count, { one: '# point gagné', other: '# points gagnés' }),
  networking_actions_done_count: (count) =>
    plural(count, { one: '# action de networking faite', other: '# actions de networking faites' }),
  job_interview_done_count: (count) =>
    plural(count, { one: '# entretien d’embauche', other: '# entretiens d’embauche' }),
  submitted_job_applications: (count) =>
    plural(count, { one: '# candidature envoyée', other: '# candidatures envoyées' }),
  accepted_job_applications: (count) =>
    plural(count, { one: '# candidature acceptée', other: '# candidatures acceptées' }),
  suspension_count: (count) => plural(count, { one: '# suspension', other: '# suspensions' }),
  active_users_count: (count) => plural(count, { one: '# personne active', other: '# personnes actives' }),
  inactive_users_count: (count) =>
    plural(count, { one: '# personne sans activité', other: '# personnes sans activité' }),
  user_licenses_count_last: (count) => plural(count, { one: '# place utilisée', other: '# places utilisées' }),
  user_licenses_count_on_period: (count) => plural(count, { one: '# place a servi', other: '# places ont servi' }),
  user_licenses_count_max: (count) =>
    plural(count, { one: '# place utilisée en même temps', other: '# places utilisées en même temps' }),
  client_badges: (count) => plural(count, { one: '# badge', other: '# badges' }),
  user_badges: (count) => plural(count, { one: '# badge', other: '# badges' }),
  average_session_count: (count) =>
    plural(count, { one: '# connexion par personne', other: '# connexions par personne' }),
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Of one person the goal is reached, or it is not: there is no share to compare. */
export const isOfOnePerson = (panel: Panel): boolean =>
  metricOf(panel) === 'average_goal_success' && panel.reading === 'state';

/** « 126 connexions », « 61 % des personnes ont atteint leur objectif », « 24 min par connexion » */
export function phrase(panel: Panel, value: number, formats: Formats, metric = metricOf(panel)): string {
  const text = figureText(value, panel.fieldConfig.unit, formats);
  if (isOfOnePerson(panel)) return value === 1 ? t`Objectif atteint` : t`Objectif pas encore atteint`;
  if (metric === 'average_goal_success') return t`${text} des personnes ont atteint leur objectif`;
  if (metric === 'average_session_duration') return t`${text} par connexion`;
  if (metric === 'total_session_duration') return t`${text} de connexion en tout`;
  return (metric && counts[metric]?.(rounded(value))) ?? text;
}

/** With the full stop of the language. */
export const sentenceOf = (fact: string): string => t`${fact}.`;

/** Two sentences: in some languages no space stands between them. */
export const afterEachOther = (one: string, other: string): string =>
  one && other ? t`${one} ${other}` : one || other;
