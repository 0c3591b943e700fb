import type { DateTime } from 'luxon';
import type { Insertable } from 'kysely';
import type { BadgeLevel, BadgeType } from '@passerelle/shared/contract';
import type { Database } from '../../platform/database/schema';
import { contextOf, type MessageKey, type MessageParams } from './messages';

/** What the screen needs beside the text. */
export interface NoticeContext {
  badgeType?: BadgeType;
  badgeLevel?: BadgeLevel;
  target?: string;
  jobOffer?: string;
}

interface NoticeOf<K extends MessageKey> {
  userId: string;
  key: K;
  params: MessageParams[K];
  /** What it is about, in one word: nobody is told the same thing twice. */
  about: string;
  context?: NoticeContext;
  appointmentId?: string;
  /** Absent: now. */
  sendAt?: Date;
}

/** Something that a person is to be told. */
export type Notice = { [K in MessageKey]: NoticeOf<K> }[MessageKey];

export const rowOf = (notice: Notice, now: DateTime<true>): Insertable<Database['notifications']> => ({
  user_id: notice.userId,
  appointment_id: notice.appointmentId ?? null,
  status: 'pending',
  context_type: contextOf[notice.key],
  context: { ...notice.context },
  message_key: notice.key,
  message_params: { ...notice.params },
  dedupe_key: notice.about,
  send_at: notice.sendAt ?? now.toJSDate(),
  created_at: now.toJSDate(),
});
