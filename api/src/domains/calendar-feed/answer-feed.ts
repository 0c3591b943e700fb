import { createHash } from 'node:crypto';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { FastifyReply } from 'fastify';
import type { DateTime } from 'luxon';
import { dispositionOf } from '../../platform/files/answer-file';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import { sourceOf } from '../../platform/http/source';
import { isNotModified, type Version } from '../../platform/http/versions';
import { countTry, type Limit } from '../../platform/rate-limits';
import type { Person } from '../../platform/sessions/person';
import { calendarOf } from '../agenda/calendar/calendar-of';
import { eventOf } from '../agenda/calendar/event-of';
import { type EventRow, toldAt } from '../agenda/calendar/event-row';
import { feedEvents } from './feed-events';
import { type FeedOwner, findOwner, noteReading } from './feed-owner';
import { feedName } from './feed-words';

/** Only of those that led nowhere: a calendar service asks for many people from one address. */
const guesses: Limit = { tries: 60, within: 15 * 60 };
/** A change of this moment may be on its way still, and a date has no more than seconds. */
const unsettled = { minutes: 1 };

type Asking = Context<Calls['GET /calendars/:token'], Person | undefined>;

function writeFeed({ locale }: FeedOwner, events: readonly EventRow[]): string {
  const name = feedName(locale);
  return calendarOf(events.flatMap(eventOf), [
    ...['METHOD:PUBLISH', `NAME:${name}`, `X-WR-CALNAME:${name}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
  ]);
}

function versionOf(text: string, events: readonly EventRow[], now: DateTime<true>): Version {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const last = new Date(Math.max(0, ...events.map((row) => toldAt(row).getTime())));
  return { etag, lastModified: last < now.minus(unsettled).toJSDate() ? last.toUTCString() : undefined };
}

/** The agenda for whoever holds its address. One that is unknown, malformed, revoked or of somebody gone is not there. */
export async function answerFeed({ db, params, request, reply, now }: Asking): Promise<FastifyReply> {
  const owner = await findOwner(db, params.token);
  if (!owner) {
    await countTry(db, `calendar:source:${sourceOf(request)}`, guesses, now);
    throw failure('notFound');
  }
  const events = await feedEvents(db, owner.userId, now);
  const text = writeFeed(owner, events);
  const version = versionOf(text, events, now);
  await noteReading(db, owner, now);
  void reply.headers({
    etag: version.etag,
    ...(version.lastModified !== undefined && { 'last-modified': version.lastModified }),
    'cache-control': 'private, no-cache',
    'content-disposition': dispositionOf('inline', 'passerelle.ics'),
  });
  if (isNotModified(request, version)) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8; method=PUBLISH').send(text);
}
