import { sql } from 'kysely';
import { migration } from './migration';

/** A total is found in the index of the hours, and stands there too: a look reads the row of no other page besides. */
export const totalsInTheirIndex = migration(
  sql`ALTER TABLE metric_totals DROP CONSTRAINT metric_totals_pkey,
    ADD PRIMARY KEY (group_id, ends) INCLUDE (count, thousandths)`,
);
