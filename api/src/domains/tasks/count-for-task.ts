import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Services } from '../../platform/services';
import type { Person } from '../../platform/sessions/person';
import { spendToken, type Subject } from './spend-token';

interface Asking {
  db: Db;
  person: Person;
  locale: Locale;
  now: DateTime<true>;
  services: Services;
}

/** What a call made counts for the sub-task that it was made for, where the call says so with the sub-task's token. */
export async function countForTask(
  { db, person, locale, now, services }: Asking,
  token: string | null | undefined,
  subject: Subject,
): Promise<void> {
  if (!token) return;
  const secret = services.config.sessionSecret;
  await spendToken({ db, userId: person.id, locale, now, secret }, token, subject);
}
