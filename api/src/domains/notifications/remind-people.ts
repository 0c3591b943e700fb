import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { deliver } from './deliver';
import { absent, finished, halfway, resumed } from './program-reminders';
import type { Post } from './reminder-mails';
import { remindAll, type Found } from './remind-all';
import { tellManagers } from './tell-managers';

const timeToSettle = { days: 3 };

/** Once for good: a profile is asked for, not demanded. The birthday is the one field that its form insists on. */
const withoutProfile = (now: DateTime<true>): Found => sql`
  SELECT users.id AS user_id, 'profile' AS about
  FROM users LEFT JOIN user_profiles AS profile ON profile.user_id = users.id
  WHERE users.role = 'user' AND users.deleted_at IS NULL
    AND users.terms_accepted_at <= ${now.minus(timeToSettle).toJSDate()} AND profile.birthday IS NULL`;

/** What a morning has to say. Saying it twice on one day, or at once on two machines, says it once. */
export async function remindPeople(db: Db, post: Post, now: DateTime<true>): Promise<void> {
  await remindAll(db, 'programWaiting', absent(now), now);
  await remindAll(db, 'programHalfway', halfway(now), now);
  await remindAll(db, 'programResumed', resumed(now), now);
  await remindAll(db, 'programFinished', finished(now), now);
  await remindAll(db, 'profileIncomplete', withoutProfile(now), now);
  await tellManagers(db, now);
  await deliver(db, post, now);
}
