import { DateTime } from 'luxon';
import { deliver } from '../../domains/notifications/deliver';
import { sendNotice } from '../../domains/notifications/notices';
import { markScreensShown } from '../../domains/profile/one-time-screens';
import { homeZone } from '../../platform/dates';
import { remindPeople } from '../../domains/programs/remind-people';
import { mondayMails } from '../../domains/programs/monday-mail/monday-letters';
import { headHrEmail } from './accounts';
import type { Demo } from '../organizations/demo-types';

const morningsBack = 14;

const utc = (moment: Date): DateTime<true> => DateTime.fromJSDate(moment, { zone: 'utc' }) as DateTime<true>;

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

/** Marks old notifications of people who signed in since as read, except requests for a report. */
async function openOld({ db, now }: Demo): Promise<void> {
  await db
    .updateTable('notifications')
    .from('users')
    .whereRef('users.id', '=', 'notifications.user_id')
    .whereRef('users.last_seen_at', '>=', 'notifications.send_at')
    .where('notifications.status', '=', 'received')
    .where('notifications.send_at', '<', now.startOf('week').toJSDate())
    .where('notifications.message_key', '<>', 'appointmentToReport')
    .set((eb) => ({ status: 'opened', opened_at: eb.ref('notifications.send_at') }))
    .execute();
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
export async function makeShownOnce({ db, now }: Demo): Promise<void> {
  const settled = await db.selectFrom('users').where('terms_accepted_at', 'is not', null).select('id').execute();
  for (const { id } of settled) await markScreensShown(db, id, shown, now.toJSDate(), async () => null);
}
