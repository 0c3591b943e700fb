import { member } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { listNotifications, openAll, openNotification } from './own-notifications';

export const notificationRoutes = defineRoutes((on) => {
  on(
    'GET /me/notifications',
    member,
    ({ db, person, query, locale, now }) => listNotifications(db, person.id, query, { locale, now }),
    { isPoll: true },
  );

  // Reads the primary database: a replica may lag behind the event that triggered the request.
  on(
    'GET /me/notifications/changes',
    member,
    async ({ person, request, reply, services }) =>
      (await services.push.open(person, request, reply)) ? reply : reply.code(204).send(),
    { isPoll: true },
  );

  on('PUT /me/notifications', member, ({ db, person, now }) => openAll(db, person, now));

  on('PUT /me/notifications/:notificationId', member, ({ db, person, params, locale, now }) =>
    openNotification(db, person, params.notificationId, { locale, now }),
  );
});
