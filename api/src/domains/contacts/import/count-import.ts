import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { countTry, type Limit } from '../../../platform/rate-limits';

/**
 * Far more than a whole book takes, looked at again after each change of a column; each of them holds the server up for a
 * moment.
 */
const limits = {
  preview: { tries: 60, within: 60 * 60 },
  import: { tries: 30, within: 60 * 60 },
} as const satisfies Record<string, Limit>;

export const countImport = (db: Db, step: keyof typeof limits, userId: string, now: DateTime<true>): Promise<void> =>
  countTry(db, `${step}:contacts:${userId}`, limits[step], now);
