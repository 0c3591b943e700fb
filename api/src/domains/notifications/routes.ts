import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { listNotifications, openAll, openNotification } from './own-notifications';

export const notificationRoutes = defineRoutes((on) => {
  on(
    'GET /me/notifications',
    participant,
    ({ db, person, query, locale, now }) => listNotifications(db, person.id, query, { locale, now }),
    { isPoll: true },
  );

  // Of the session, not of what a copy of the database may be late with: whoever is told asks where it is written.
  on(
    'GET /me/notifications/changes',
    participant,
    async ({ person, request, reply, services }) =>
      (await services.push.open(person, request, reply)) ? reply : reply.code(204).send(),
    { isPoll: true },
  );

  on('PUT /me/notifications', participant, ({ db, person, now }) => openAll(db, person, now));

  on('PUT /me/notifications/:notificationId', participant, ({ db, person, params, locale, now }) =>
    openNotification(db, person, params.notificationId, { locale, now }),
  );
});
