import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { countTry, type Limit } from '../../../platform/rate-limits';

/** Everything that one person has is a lot to read and to write. */
const limit: Limit = { tries: 20, within: 60 * 60 };

export const countExport = (db: Db, userId: string, now: DateTime<true>): Promise<void> =>
  countTry(db, `export:${userId}`, limit, now);
