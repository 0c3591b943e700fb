import { dispositionOf } from '../../../platform/files/answer-file';
import { open, member } from '../../../platform/http/access';
import { failure } from '../../../platform/failure';
import { isNotModified } from '../../../platform/versions';
import { defineRoutes } from '../../../platform/http/routes';
import { sourceOf } from '../../../platform/source';
import { countTry, type Limit } from '../../../platform/limits/rate-limits';
import { findOwner, makeFeed, readFeed, recordReading, revokeFeed } from './feed-address';
import { readFeedText } from './feed-text';

/** Counts only failed requests: a calendar service reads many feeds from one address. */
const guesses: Limit = { tries: 60, within: 15 * 60 };

export const calendarFeedRoutes = defineRoutes((on) => {
  on('GET /me/calendarFeed', member, ({ db, person }) => readFeed(db, person.id));

  on(
    'POST /me/calendarFeed',
    member,
    ({ db, person, services, now }) => makeFeed(db, person.id, { publicUrl: services.config.publicUrl, now }),
    // Its own transaction: an Idempotency-Key would store the answer, and with it the address of which only a hash is
    // stored.
    { transaction: false, oneselfOnly: true },
  );

  on('DELETE /me/calendarFeed', member, ({ db, person, now }) => revokeFeed(db, person.id, now));

  // Public for the holder of the address. An unknown, malformed or revoked address, or one of a deleted person, is a
  // 404.
  on(
    'GET /calendars/:token',
    open,
    async ({ db, params, request, reply, now }) => {
      const owner = await findOwner(db, params.token);
      if (!owner) {
        await countTry(db, `calendar:source:${sourceOf(request)}`, guesses, now);
        throw failure('notFound');
      }
      const { text, hash, lastModified } = await readFeedText(db, owner, now);
      await recordReading(db, owner, now);
      const version = { etag: `"${hash}"`, lastModified: lastModified?.toUTCString() };
      void reply.headers({
        etag: version.etag,
        ...(version.lastModified !== undefined && { 'last-modified': version.lastModified }),
        'cache-control': 'private, no-cache',
        'content-disposition': dispositionOf('inline', 'passerelle.ics'),
      });
      if (isNotModified(request, version)) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8; method=PUBLISH').send(text);
    },
    { isPoll: true },
  );
});
