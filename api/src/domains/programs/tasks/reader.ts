import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';
import type { Services } from '../../../platform/http/services';
import type { Person } from '../../../platform/sessions/person';

/** The person, the language, and the time. */
export interface Reader {
  db: Db;
  userId: string;
  locale: Locale;
  now: DateTime<true>;
  /** Signs the tokens that validate sub-tasks. */
  secret: string;
}

/** The reader of a call. */
export interface CallContext extends Omit<Reader, 'userId' | 'secret'> {
  person: Person;
  services: Services;
}

export const readerOf = ({ db, person, locale, now, services }: CallContext): Reader => ({
  db,
  locale,
  now,
  userId: person.id,
  secret: services.config.sessionSecret,
});
