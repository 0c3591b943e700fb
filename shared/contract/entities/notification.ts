import { type Static, Type } from 'typebox';
import { notificationContexts, notificationStatuses } from '../enums/notifications';
import { badgeLevels, badgeTypes } from '../enums/tasks';
import { body, Id, Instant, LongText, nullable } from '../fields';

export const Notification = Type.Object({
  id: Id,
  status: Type.Enum(notificationStatuses),
  sendAt: Instant,
  payload: Type.Object({
    text: LongText,
    context: Type.Object({
      type: Type.Enum(notificationContexts),
      badgeType: nullable(Type.Enum(badgeTypes)),
      badgeLevel: nullable(Type.Enum(badgeLevels)),
      /** The appointment, contact or person that it is about. */
      target: nullable(Id),
      /** The job offer that it is about. */
      jobOffer: nullable(Id),
    }),
  }),
});
export type Notification = Static<typeof Notification>;

export const NotificationUpdate = body({ status: Type.Literal('opened') });
export type NotificationUpdate = Static<typeof NotificationUpdate>;
