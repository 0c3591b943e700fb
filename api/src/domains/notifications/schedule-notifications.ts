import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { homeZone } from '../../platform/home-zone';
import type { Services } from '../../platform/services';
import { deliver } from './deliver';
import type { MailServices } from './reminder-mails';

/** Plans what each domain has to tell on a morning, and delivers it. */
type Remind = (db: Db, services: MailServices, now: DateTime<true>) => Promise<void>;

const deliveryJob = 'notifications go out';
const morningJob = 'people are reminded';
/** Appointments begin on five minutes, and so do their reminders. */
const stepMinutes = 5;
const morningHour = 8;

const stepOf = (now: DateTime<true>): DateTime<true> =>
  now.startOf('minute').minus({ minutes: now.minute % stepMinutes });

const morningOf = (now: DateTime<true>): DateTime<true> =>
  now.setZone(homeZone).startOf('day').set({ hour: morningHour }) as DateTime<true>;

/**
 * Delivers what is due every five minutes, and plans the reminders of the day every morning: whichever replica comes
 * first, and at the start for the time that the server slept through.
 */
export function scheduleNotifications(services: Services, remind: Remind): void {
  const { jobs, clock, db: pool } = services;
  const planStep = (db: Db, step: DateTime<true>): Promise<void> =>
    jobs.plan(db, { kind: deliveryJob, runAt: step, dedupeKey: `${deliveryJob}:${step.toISO()}` });
  const planMorning = (db: Db, day: DateTime<true>): Promise<void> =>
    jobs.plan(db, { kind: morningJob, runAt: day, dedupeKey: `${morningJob}:${day.toISODate()}` });

  jobs.handle(deliveryJob, async (db) => {
    const now = clock.now();
    await deliver(db, services, now);
    await planStep(db, stepOf(now).plus({ minutes: stepMinutes }));
  });
  jobs.handle(morningJob, async (db) => {
    const now = clock.now();
    await remind(db, services, now);
    await planMorning(db, morningOf(now).plus({ days: 1 }));
  });
  jobs.onStart(() => planStep(pool, stepOf(clock.now())));
  jobs.onStart(() => planMorning(pool, morningOf(clock.now())));
}
