import { durations } from '@passerelle/shared/contract/limits';
import { pruneAudit } from '../sessions/audit';
import { scheduleDaily, type SchedulerParts } from './schedule';

const JOBS_RETENTION = { days: 30 };
const MAILS_RETENTION = { days: 90 };
const DRAFTS_RETENTION = { days: durations.draftDays };
/** With their rows: file content is not kept beside the created people. */
const IMPORTS_RETENTION = { days: durations.importResultDays };
/** Until then the holder of an old invitation reads that it has expired, and may ask for a new one. */
const TOKENS_RETENTION = { days: 365 };
/** Until then the link sent to an old address says that it no longer works; after that the address is deleted. */
const EMAIL_CHANGES_RETENTION = { days: 30 };

/** Deletes rows past their retention, every day. */
export function scheduleHousekeeping(parts: SchedulerParts): void {
  scheduleDaily(parts, { kind: 'housekeeping' }, async (db, now) => {
    const at = now.toJSDate();
    await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
    await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', at).execute();
    await db.deleteFrom('rate_limits').where('resets_at', '<=', at).execute();
    await db.deleteFrom('idempotency_keys').where('expires_at', '<=', at).execute();
    await db.deleteFrom('jobs').where('finished_at', '<=', now.minus(JOBS_RETENTION).toJSDate()).execute();
    await db.deleteFrom('mails').where('created_at', '<=', now.minus(MAILS_RETENTION).toJSDate()).execute();
    await pruneAudit(db, now);
    await db.deleteFrom('drafts').where('updated_at', '<=', now.minus(DRAFTS_RETENTION).toJSDate()).execute();
    await db.deleteFrom('tokens').where('expires_at', '<=', now.minus(TOKENS_RETENTION).toJSDate()).execute();
    await db.deleteFrom('user_imports').where('created_at', '<=', now.minus(IMPORTS_RETENTION).toJSDate()).execute();
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
      .where('take_back_until', '<=', now.minus(EMAIL_CHANGES_RETENTION).toJSDate())
      .execute();
  });
}
