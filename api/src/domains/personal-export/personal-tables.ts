import type { PersonalTable } from './personal-table';
import { accessTables, identityTables } from './tables/account';
import { activityTables } from './tables/activity';
import { documentTables, networkTables } from './tables/network';
import { programTables } from './tables/program';

/** Everything that is stored about one person, table by table; a test compares it with the tables of the database. */
export const personalTables: readonly PersonalTable[] = [
  ...identityTables,
  ...accessTables,
  ...programTables,
  ...networkTables,
  ...documentTables,
  ...activityTables,
];
