import { sql } from 'kysely';

/** The clock of a test stands still: of the lines of one moment, this puts the one that was written first in front. */
export const asWritten = sql`ctid`;
