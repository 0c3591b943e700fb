import { open, participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { answerFeed } from './answer-feed';
import { makeFeed, revokeFeed } from './make-feed';
import { readFeed } from './read-feed';

export const calendarFeedRoutes = defineRoutes((on) => {
  on('GET /me/calendarFeed', participant, ({ db, person }) => readFeed(db, person.id));

  on(
    'POST /me/calendarFeed',
    participant,
    ({ db, person, services, now }) => makeFeed(db, person.id, { publicUrl: services.config.publicUrl, now }),
    // A transaction of its own: an Idempotency-Key would keep the answer, and with it the address that only a hash is kept of.
    { transaction: false },
  );

  on('DELETE /me/calendarFeed', participant, ({ db, person, now }) => revokeFeed(db, person.id, now));

  on('GET /calendars/:token', open, answerFeed, { isPoll: true });
});
