import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import { deliver } from '../../domains/notifications/deliver';
import { sendNotice } from '../../domains/notifications/notices';
import { markScreensShown } from '../../domains/profile/one-time-screens';
import { homeZone } from '../../platform/dates';
import { remindPeople } from '../../domains/programs/remind-people';
import { mondayMails } from '../../domains/programs/monday-mail/monday-letters';
import { headHrEmail } from './accounts';
import { utc } from './dates';
import type { Demo } from '../organizations/demo-types';

const morningsBack = 14;

/** The date of the first password is the first sign-in. */
async function welcomeAll({ db }: Demo): Promise<void> {
  const people = await db
    .selectFrom('users')
    .where('role', '=', 'user')
    .select(['id', 'first_name', 'setup_at'])
    .execute();
  for (const { id: userId, first_name: firstName, setup_at } of people) {
    if (!setup_at) continue;
    await sendNotice(db, { userId, key: 'welcome', params: { firstName }, about: 'welcome' }, utc(setup_at));
  }
}

/** The reminders of appointments, each at its due time. */
async function deliverAsTheyCame({ db, now, services }: Demo): Promise<void> {
  const moments = await db
    .selectFrom('notifications')
    .where('status', '=', 'pending')
    .where('send_at', '<=', now.toJSDate())
    .orderBy('send_at')
    .select('send_at')
    .distinct()
    .execute();
  for (const { send_at } of moments) await deliver(db, services, utc(send_at));
}

async function remindAsTheyCame({ db, now, services }: Demo): Promise<void> {
  const today = now.setZone(homeZone).startOf('day').set({ hour: 8 });
  for (let days = morningsBack; days > 0; days -= 1) {
    await remindPeople(db, services, today.minus({ days }) as DateTime<true>);
  }
  await remindPeople(db, services, now);
}

/** The mails of the last Monday to a participant and a follower, for the outbox. */
async function mailLastMonday({ db, now, services: { config, mailer } }: Demo): Promise<void> {
  const morning = now.setZone(homeZone).startOf('week').set({ hour: 8 });
  const sentAt = (morning > now ? morning.minus({ weeks: 1 }) : morning) as DateTime<true>;
  const readers = await db
    .selectFrom('users')
    .where('email', 'in', ['participant@demo.example', headHrEmail])
    .select(['id', 'organization_id'])
    .execute();
  for (const { id, organization_id: organizationId } of readers) {
    const part = { organizationId, monday: sentAt.toISODate(), after: null, only: id };
    await mailer.send(db, (await mondayMails(db, part, config, now)).mails, sentAt);
  }
}

/** Marks old notifications as read at the next connection, except requests for a report. */
async function openOld({ db, now }: Demo): Promise<void> {
  await sql`
    UPDATE notifications SET status = 'opened', opened_at = greatest(received_at, (
      SELECT min(started_at) FROM connections
      WHERE connections.user_id = notifications.user_id AND last_seen_at >= received_at))
    FROM users WHERE users.id = notifications.user_id AND users.last_seen_at >= received_at AND status = 'received'
      AND send_at < ${now.startOf('week').toJSDate()} AND message_key <> 'appointmentToReport'`.execute(db);
}

/** Creates the notifications up to now; call after everything they refer to. */
export async function makeNotifications(demo: Demo): Promise<void> {
  await welcomeAll(demo);
  await deliverAsTheyCame(demo);
  await remindAsTheyCame(demo);
  await openOld(demo);
  await mailLastMonday(demo);
}

const shown = { shouldShowTutorial: false, shouldShowWelcome: false } as const;

/** Everyone who has accepted the terms has seen the tour and the profile request; newcomers see both. */
export async function makeShownOnce({ db }: Demo): Promise<void> {
  const settled = await db.selectFrom('users').select(['id', 'terms_accepted_at']).execute();
  for (const { id, terms_accepted_at: at } of settled)
    if (at) await markScreensShown(db, id, shown, at, async () => null);
}
