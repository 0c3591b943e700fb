import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { countTry, type Limit } from '../../../platform/rate-limits';
import { createSlots } from '../../../platform/slots';

/** Everything that one person has is a lot to read and to write. */
const limit: Limit = { tries: 20, within: 60 * 60 };

/** Requests of one person that wait for the row of their count would each take a connection meanwhile. */
const turns = createSlots({ running: 1, waiting: 20, maxWaitMs: 10_000 });

export const countExport = (db: Db, userId: string, now: DateTime<true>): Promise<void> =>
  turns.run(userId, () => countTry(db, `export:${userId}`, limit, now));
