import { type Static, Type } from 'typebox';
import { origins } from '../../enums/users';
import { body, Id, Instant, Label, LongText, nullable, optional } from '../../fields';
import { limits } from '../../limits';
import { notificationContexts, notificationStatuses } from '../../enums/content';
import { badgeLevels, badgeTypes } from '../../enums/tasks';

/** Device data from a native wrapper, for push notifications. */
export const Device = body({
  origin: Type.Enum(origins),
  token: optional(Type.String({ maxLength: limits.tokenLength })),
  model: optional(Label),
  version: optional(Label),
});
export type Device = Static<typeof Device>;

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
