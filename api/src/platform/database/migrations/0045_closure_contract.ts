import { sql } from 'kysely';
import { migration } from './migration';

/** The contract of a job that somebody found elsewhere. */
export const closureContract = migration(
  sql`ALTER TABLE user_program_closures ADD COLUMN contract_kind text
    CHECK (contract_kind IN ('cdi', 'cddLong', 'cddShort', 'interim'))`,
);
