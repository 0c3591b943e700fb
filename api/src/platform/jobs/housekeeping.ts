import { durations } from '@passerelle/shared/contract';
import type { Db } from '../database/connection';
import type { Services } from '../services';

const kind = 'housekeeping';
const keptJobs = { days: 30 };
const keptMails = { days: 90 };
const keptAudit = { months: 12 };
const keptDrafts = { days: durations.draftDays };
/** So long the holder of an old invitation is told that it has expired, and may ask for a new one. */
const keptTokens = { days: 365 };
/** So long the link to an old address says that it no longer works; then nobody needs to know the address. */
const keptEmailChanges = { days: 30 };

/** Takes away what has had its time; planned once a day, whichever replica comes first. */
export function keepHouse({ jobs, clock, db: pool }: Services): void {
  const planFor = (db: Db, day: ReturnType<typeof clock.now>): Promise<void> =>
    jobs.plan(db, { kind, runAt: day, dedupeKey: `${kind}:${day.toISODate()}` });

  jobs.handle(kind, async (db) => {
    const now = clock.now();
    const at = now.toJSDate();
    await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
    await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', at).execute();
    await db.deleteFrom('rate_limits').where('resets_at', '<=', at).execute();
    await db.deleteFrom('idempotency_keys').where('expires_at', '<=', at).execute();
    await db.deleteFrom('jobs').where('finished_at', '<=', now.minus(keptJobs).toJSDate()).execute();
    await db.deleteFrom('mails').where('created_at', '<=', now.minus(keptMails).toJSDate()).execute();
    await db.deleteFrom('audit_log').where('at', '<=', now.minus(keptAudit).toJSDate()).execute();
    await db.deleteFrom('drafts').where('updated_at', '<=', now.minus(keptDrafts).toJSDate()).execute();
    await db.deleteFrom('tokens').where('expires_at', '<=', now.minus(keptTokens).toJSDate()).execute();
    await db
      .deleteFrom('personal_exports')
      .where('leased_until', '<=', now.minus({ days: 1 }).toJSDate())
      .execute();
    await db
      .updateTable('email_changes')
      .set({ cancelled_at: at })
      .where('take_back_until', '<=', at)
      .where('confirmed_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .execute();
    await db
      .deleteFrom('email_changes')
      .where('take_back_until', '<=', now.minus(keptEmailChanges).toJSDate())
      .execute();
    await planFor(db, now.plus({ days: 1 }).startOf('day'));
  });
  jobs.onStart(() => planFor(pool, clock.now().startOf('day')));
}
