import { homeZone } from '../../platform/home-zone';
import { scheduleDaily, scheduleEvery } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/services';
import { deliver } from './deliver';
import { remindPeople } from './remind-people';

/** Appointments are at multiples of five minutes, and so are their reminders. */
const delivery = { kind: 'notifications go out', minutes: 5 };
const morning = { kind: 'people are reminded', hour: 8, zone: homeZone };

/** Delivers what is due every five minutes, and reminds people every morning. */
export function scheduleNotifications(services: Services): void {
  scheduleEvery(services, delivery, (db, now) => deliver(db, services, now));
  scheduleDaily(services, morning, (db, now) => remindPeople(db, services, now));
}
