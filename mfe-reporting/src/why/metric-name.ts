import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MetricName } from '@passerelle/shared/contract';

/** Name of a metric. */
const names: Record<MetricName, MessageDescriptor> = {
  active_users_count: msg`Personnes actives`,
  inactive_users_count: msg`Personnes inactives`,
  submitted_job_applications: msg`Candidatures envoyées`,
  accepted_job_applications: msg`Candidatures acceptées`,
  user_licenses_count_on_period: msg`Places sur la période`,
  user_licenses_count_max: msg`Places au plus fort`,
  user_licenses_count_last: msg`Places à la fin`,
  total_session_duration: msg`Temps passé`,
  average_session_count: msg`Connexions par personne`,
  average_session_duration: msg`Durée moyenne d’une connexion`,
  client_badges: msg`Badges obtenus`,
  average_goal_success: msg`Objectif de la semaine atteint`,
  job_interview_done_count: msg`Entretiens faits`,
  user_badges: msg`Badges de la personne`,
  session_count: msg`Connexions`,
  suspension_count: msg`Suspensions`,
  task_points: msg`Points gagnés`,
  networking_actions_done_count: msg`Actions de networking faites`,
};

export const metricName = (metric: MetricName): string => i18n._(names[metric]);
