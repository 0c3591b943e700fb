import { badgeLevels, badgeTypes, type Notification } from '@passerelle/shared/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { instant } from '../../platform/wire-time';
import { textOf, type Reading } from './wording';

const idIn = (context: Record<string, unknown>, name: 'target' | 'jobOffer'): string | null =>
  typeof context[name] === 'string' ? context[name] : null;

const shown = [
  ...(['id', 'status', 'send_at', 'appointment_id'] as const),
  ...(['context_type', 'context', 'message_key', 'message_params'] as const),
] as const;

export type NotificationRow = Pick<Selectable<Database['notifications']>, (typeof shown)[number]>;

/** The only way to notifications: those of one person that have reached them. */
export const ownNotifications = (db: Db, userId: string) =>
  db.selectFrom('notifications').where('user_id', '=', userId).where('status', 'in', ['received', 'opened']);

export const selectNotification = (notifications: ReturnType<typeof ownNotifications>) => notifications.select(shown);

/** A row as it travels, in the words of the reader. */
export const notificationOf = (row: NotificationRow, reading: Reading): Notification => ({
  id: row.id,
  status: row.status === 'opened' ? 'opened' : 'received',
  sendAt: instant(row.send_at),
  payload: {
    text: textOf(row.message_key, row.message_params, reading),
    context: {
      type: row.context_type,
      badgeType: badgeTypes.find((type) => type === row.context.badgeType) ?? null,
      badgeLevel: badgeLevels.find((level) => level === row.context.badgeLevel) ?? null,
      target: idIn(row.context, 'target') ?? row.appointment_id,
      jobOffer: idIn(row.context, 'jobOffer'),
    },
  },
});
