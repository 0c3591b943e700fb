import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MetricName } from '@passerelle/shared/contract';

/** What the figures of a panel are called, where it shows several. */
const names: Partial<Record<MetricName, MessageDescriptor>> = {
  active_users_count: msg`Personnes actives`,
  inactive_users_count: msg`Personnes inactives`,
  submitted_job_applications: msg`Candidatures envoyées`,
  accepted_job_applications: msg`Candidatures acceptées`,
  user_licenses_count_on_period: msg`Places sur la période`,
  user_licenses_count_max: msg`Places au plus fort`,
  user_licenses_count_last: msg`Places à la fin`,
};

export function metricName(metric: MetricName): string {
  const name = names[metric];
  return name ? i18n._(name) : metric;
}
