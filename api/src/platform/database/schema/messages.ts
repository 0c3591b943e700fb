import type { Generated } from 'kysely';
import type { DeliveryStatus, Locale, NotificationContext } from '@passerelle/shared/contract';
import type { Id, Moment } from './columns';

export type MailStatus = 'pending' | 'sent' | 'failed';

interface Notifications {
  id: Id;
  user_id: string;
  appointment_id: string | null;
  status: DeliveryStatus;
  context_type: NotificationContext;
  context: Generated<Record<string, unknown>>;
  message_key: string;
  message_params: Generated<Record<string, unknown>>;
  dedupe_key: string;
  send_at: Moment;
  sent_at: Moment | null;
  received_at: Moment | null;
  opened_at: Moment | null;
  created_at: Moment;
}

interface Mails {
  id: Id;
  user_id: string | null;
  kind: string;
  locale: Locale;
  to_address: string;
  subject: string;
  html: string | null;
  text: string | null;
  dedupe_key: string | null;
  /** The span of the call that wrote it. */
  trace_parent: string | null;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Moment;
  send_after: Moment;
  sent_at: Moment | null;
}

export interface MessageTables {
  notifications: Notifications;
  mails: Mails;
}
