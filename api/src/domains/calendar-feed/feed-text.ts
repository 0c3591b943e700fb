import { createHash } from 'node:crypto';
import type { Locale, TextLocale } from '@passerelle/shared/contract';
import { ICalCalendarMethod } from 'ical-generator';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { inTextLocale } from '../../platform/text/text';
import { calendarChangedAt, calendarOf, eventOf, type EventRow, selectEvent } from '../agenda/calendar-events';
import { deletionUndoPeriod } from '../deletions/purge-deleted';
import type { FeedOwner } from './feed-address';

const past = { months: 12 };
/** Far more than anybody plans; beyond it what is longest past is left out. */
const mostEvents = 2_000;
/** A change of this moment may be on its way still, and a date has no more than seconds. */
const unsettled = { minutes: 1 };

/** How often calendar programs ask again. */
const hourInSeconds = 3_600;

/** What a calendar program calls the feed until its owner calls it otherwise. */
const names: Record<TextLocale, string> = { fr: 'Rendez-vous Passerelle', en: 'Passerelle appointments' };

/**
 * A year back and all that is ahead. A deleted one stays as long as its deletion can be undone: programs that only add to
 * what they have would show it for ever without the cancellation, and take it up again by its higher sequence if it comes
 * back.
 */
const readEvents = (db: Db, userId: string, now: DateTime<true>): Promise<EventRow[]> =>
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
    .limit(mostEvents)
    .execute();

function writeFeed(locale: Locale, events: readonly EventRow[]): string {
  const name = inTextLocale(names, locale);
  return calendarOf(events.map(eventOf), { method: ICalCalendarMethod.PUBLISH, name, ttl: hourInSeconds });
}

interface FeedText {
  text: string;
  hash: string;
  /** Absent as long as a change of the same second may follow. */
  lastModified: Date | undefined;
}

/** The agenda as one calendar file, and by what a calendar program recognises that it has not changed. */
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
