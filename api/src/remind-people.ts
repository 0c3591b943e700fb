import type { DateTime } from 'luxon';
import { notifyAssignedManagers, remindOfProfile } from './domains/notifications/account-notices';
import { deliver } from './domains/notifications/deliver';
import type { MailServices } from './domains/notifications/reminder-mails';
import { remindOfProgram } from './domains/programs/program-reminders';
import type { Db } from './platform/database/connection';

/** Sends the reminders of a morning. A second run on the same day, or on another replica, sends nothing twice. */
export async function remindPeople(db: Db, services: MailServices, now: DateTime<true>): Promise<void> {
  for (const remind of [remindOfProgram, remindOfProfile, notifyAssignedManagers]) await remind(db, now);
  await deliver(db, services, now);
}
