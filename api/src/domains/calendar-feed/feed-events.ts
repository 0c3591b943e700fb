import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { selectEvent, type EventRow } from '../agenda/calendar/event-row';
import { deletionUndoPeriod } from '../deletions/purge-deleted';

const past = { months: 12 };
/** Far more than anybody plans; beyond it what is longest past is left out. */
const most = 2_000;

/**
 * A year back and all that is ahead. A deleted one stays as long as its deletion can be taken back: programs that only
 * add to what they have would keep it for ever if they were not told that it is off, and take it up again by its higher
 * sequence if it comes back.
 */
export const feedEvents = (db: Db, userId: string, now: DateTime<true>): Promise<EventRow[]> =>
  selectEvent(db.selectFrom('appointments').where('appointments.user_id', '=', userId))
    .where('appointments.date', '>=', now.minus(past).toJSDate())
    .where((eb) =>
      eb.or([
        eb('appointments.deleted_at', 'is', null),
        eb('appointments.deleted_at', '>', now.minus(deletionUndoPeriod).toJSDate()),
      ]),
    )
    .orderBy('appointments.date', 'desc')
    .orderBy('appointments.id')
    .limit(most)
    .execute();
