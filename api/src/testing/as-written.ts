import { sql } from 'kysely';

/** The test clock does not move: among lines of one instant, this sorts the first written one first. */
export const asWritten = sql`ctid`;
