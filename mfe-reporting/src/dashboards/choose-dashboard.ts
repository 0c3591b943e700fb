import type { Dashboard } from './dashboard';
import { dashboards } from './dashboards';

interface Asked {
  user: unknown;
  distrib: unknown;
}

/** The dashboard of one person, of people side by side, or of all. */
export function chooseDashboard({ user, distrib }: Asked): Dashboard {
  if (user !== null) return dashboards.perUser;
  return distrib === null ? dashboards.general : dashboards.perDistribution;
}
