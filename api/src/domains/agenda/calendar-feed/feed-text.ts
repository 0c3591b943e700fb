import { msg } from '@lingui/core/macro';
import { createHash } from 'node:crypto';
import type { Locale } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { ICalCalendarMethod } from 'ical-generator';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { wordsIn } from '../../../platform/text/words';
import { calendarChangedAt, calendarOf, eventOf, type EventRow, selectEvent } from '../calendar-events';
import type { FeedOwner } from './feed-address';

const past = { months: 12 };
/** Far more than a person plans; beyond it the oldest past events are left out. */
const mostEvents = 2_000;
/** Another change in this second may follow, and an HTTP date has whole seconds only. */
const unsettled = { minutes: 1 };

/** The polling interval of calendar programs. */
const hourInSeconds = 3_600;

/** The default name of the feed in a calendar program. */
const feedName = msg`Rendez‑vous Passerelle`;

/**
 * One year back and the whole future. A deleted event stays as long as the deletion can be undone: programs that only
 * add events need its cancellation, and restore it by a higher sequence.
 */
const readEvents = (db: Db, userId: string, now: DateTime<true>): Promise<EventRow[]> =>
  selectEvent(db.selectFrom('appointments').where('appointments.user_id', '=', userId))
    .where('appointments.date', '>=', now.minus(past).toJSDate())
    .where((eb) =>
      eb.or([
        eb('appointments.deleted_at', 'is', null),
        eb('appointments.deleted_at', '>', now.minus({ days: durations.entryRestoreDays }).toJSDate()),
      ]),
    )
    .orderBy('appointments.date', 'desc')
    .orderBy('appointments.id')
    .limit(mostEvents)
    .execute();

function writeFeed(locale: Locale, events: readonly EventRow[]): string {
  const name = wordsIn(locale)(feedName);
  return calendarOf(events.map(eventOf), { method: ICalCalendarMethod.PUBLISH, name, ttl: hourInSeconds });
}

interface FeedText {
  text: string;
  hash: string;
  /** Absent while a change in the same second may follow. */
  lastModified: Date | undefined;
}

/** The agenda as one calendar file, with its validators for conditional requests. */
export async function readFeedText(
  db: Db,
  { userId, locale }: Pick<FeedOwner, 'userId' | 'locale'>,
  now: DateTime<true>,
): Promise<FeedText> {
  const events = await readEvents(db, userId, now);
  const text = writeFeed(locale, events);
  const last = new Date(Math.max(0, ...events.map((row) => calendarChangedAt(row).getTime())));
  return {
    text,
    hash: createHash('sha256').update(text).digest('base64url'),
    lastModified: last < now.minus(unsettled).toJSDate() ? last : undefined,
  };
}
