import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { homeZone } from '../../platform/dates';
import { scheduleDaily, scheduleEvery } from '../../platform/jobs/schedule';
import type { Services } from '../../platform/http/services';
import { deliver } from './deliver';
import type { MailServices } from './reminder-mails';

/** Plans what each domain has to say on a morning, and delivers it. */
type Remind = (db: Db, services: MailServices, now: DateTime<true>) => Promise<void>;

/** Appointments are at multiples of five minutes, and so are their reminders. */
const delivery = { kind: 'notifications go out', minutes: 5 };
const morning = { kind: 'people are reminded', hour: 8, zone: homeZone };

/** Delivers what is due every five minutes, and reminds people every morning. */
export function scheduleNotifications(services: Services, remind: Remind): void {
  scheduleEvery(services, delivery, (db, now) => deliver(db, services, now));
  scheduleDaily(services, morning, (db, now) => remind(db, services, now));
}
