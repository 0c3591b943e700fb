import type { Dashboard } from './dashboard';
import general from './general.json';
import perDistribution from './per-distribution.json';
import perUser from './per-user.json';

interface Asked {
  user: unknown;
  distrib: unknown;
}

/** The dashboard of one person, of people side by side, or of all. */
export function chooseDashboard({ user, distrib }: Asked): Dashboard {
  if (user !== null) return perUser as Dashboard;
  return (distrib === null ? general : perDistribution) as Dashboard;
}
