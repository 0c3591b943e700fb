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

  on('PUT /me/notifications', participant, ({ db, person, now }) => openAll(db, person, now));

  on('PUT /me/notifications/:notificationId', participant, ({ db, person, params, locale, now }) =>
    openNotification(db, person, params.notificationId, { locale, now }),
  );
});
