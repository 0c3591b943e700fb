import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { homeZone } from '../../platform/home-zone';
import type { Services } from '../../platform/services';
import { deliver } from './deliver';
import { remindPeople } from './remind-people';

const delivery = 'notifications go out';
const morning = 'people are reminded';
/** Appointments stand on five minutes, and so do their reminders. */
const stepMinutes = 5;
const morningHour = 8;

const stepOf = (now: DateTime<true>): DateTime<true> =>
  now.startOf('minute').minus({ minutes: now.minute % stepMinutes });

const morningOf = (now: DateTime<true>): DateTime<true> =>
  now.setZone(homeZone).startOf('day').set({ hour: morningHour }) as DateTime<true>;

/**
 * Delivers what is due every five minutes, and looks every morning for who is to be reminded: whichever replica comes
 * first, and at the start for the time that the server slept through.
 */
export function keepNotifying(services: Services): void {
  const { jobs, clock, db: pool } = services;
  const planStep = (db: Db, step: DateTime<true>): Promise<void> =>
    jobs.plan(db, { kind: delivery, runAt: step, dedupeKey: `${delivery}:${step.toISO()}` });
  const planMorning = (db: Db, day: DateTime<true>): Promise<void> =>
    jobs.plan(db, { kind: morning, runAt: day, dedupeKey: `${morning}:${day.toISODate()}` });

  jobs.handle(delivery, async (db) => {
    const now = clock.now();
    await deliver(db, services, now);
    await planStep(db, stepOf(now).plus({ minutes: stepMinutes }));
  });
  jobs.handle(morning, async (db) => {
    const now = clock.now();
    await remindPeople(db, services, now);
    await planMorning(db, morningOf(now).plus({ days: 1 }));
  });
  jobs.onStart(() => planStep(pool, stepOf(clock.now())));
  jobs.onStart(() => planMorning(pool, morningOf(clock.now())));
}
