import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Services } from '../../../platform/http/services';
import { scheduleEvery } from '../../../platform/jobs/schedule';
import { mondayDue } from './monday-due';
import { mondayMails, type Part } from './monday-letters';

const mailing = 'monday mails of an organisation';
/** Time zones differ from UTC by multiples of a quarter of an hour. */
const planning = { kind: 'monday mails are planned', minutes: 15 };

const plan = (db: Db, { jobs }: Pick<Services, 'jobs'>, part: Part): Promise<void> =>
  jobs.plan(db, {
    kind: mailing,
    payload: { ...part },
    dedupeKey: [mailing, part.organizationId, part.monday, part.after ?? 'first'].join(':'),
  });

/** One job for each organisation and Monday, whatever the number of servers, runs and later changes of the hour. */
async function planDue(db: Db, services: Pick<Services, 'jobs'>, now: DateTime<true>): Promise<void> {
  const organizations = await db.selectFrom('organizations').select(['id', 'time_zone', 'monday_mail_hour']).execute();
  for (const organization of organizations) {
    const monday = mondayDue(now, organization);
    if (monday !== null) await plan(db, services, { organizationId: organization.id, monday, after: null });
  }
}

/** Sends people their week on Monday, from the hour of their organisation on. */
export function scheduleMondayMails(services: Services): void {
  const { jobs, mailer, config, clock } = services;
  jobs.handle(mailing, async (db, payload) => {
    const part = payload as unknown as Part;
    const now = clock.now();
    const { mails, next } = await mondayMails(db, part, config, now);
    if (mails.length > 0) await mailer.send(db, mails, now);
    if (next !== null) await plan(db, services, { ...part, after: next });
  });
  scheduleEvery(services, planning, (db, now) => planDue(db, services, now));
}
