import type { Dashboard } from './dashboard';
import general from './general.json';
import perDistribution from './per-distribution.json';
import perUser from './per-user.json';

/** The three definitions, as data: a test holds them against `dashboard.schema.json`, so the page need not. */
export const dashboards = {
  general: general as Dashboard,
  perUser: perUser as Dashboard,
  perDistribution: perDistribution as Dashboard,
} as const;
