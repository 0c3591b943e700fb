import { Type } from 'typebox';
import { defineCalls } from '../call';
import { Notification, NotificationUpdate } from '../entities/content/notification';
import { notificationSorts, notificationStatuses } from '../enums/content';
import { Count, Id } from '../fields';
import { pageSizes } from '../limits';
import { listQuery, several } from '../paging';
import { listOf } from '../envelope';

export const notificationCalls = defineCalls({
  'GET /me/notifications': {
    summary: 'Notifications, newest first. The unread figure is the totalCount of the received ones.',
    query: listQuery(notificationSorts, { status: several(notificationStatuses) }, pageSizes.notifications),
    response: listOf(Notification),
  },
  'GET /me/notifications/changes': {
    summary:
      'A stream (text/event-stream) that says `notifications` whenever the unread ones have changed; 204 where the server cannot tell, and who wants to know asks again.',
  },
  // Told to mark all as read, the specification names no call for it.
  'PUT /me/notifications': {
    summary: 'Mark every notification that was received as opened.',
    body: NotificationUpdate,
    response: Type.Object({ opened: Count }),
    touches: ['/me/notifications'],
  },
  'PUT /me/notifications/:notificationId': {
    summary: 'Mark a notification as opened.',
    params: Type.Object({ notificationId: Id }),
    body: NotificationUpdate,
    response: Notification,
    touches: ['/me/notifications'],
  },
});
