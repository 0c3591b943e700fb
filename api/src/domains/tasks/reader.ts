import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

/** Whose tasks are read or changed, in which language, and when. */
export interface Reader {
  db: Db;
  userId: string;
  locale: Locale;
  now: DateTime<true>;
  /** Signs the tokens that validate sub-tasks. */
  secret: string;
}
