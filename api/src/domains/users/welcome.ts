import { DateTime } from 'luxon';
import type { WelcomeResult } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import type { Calls } from '@passerelle/shared/contract/calls';
import { type Audited, writeAuditEntry } from '../../platform/sessions/audit';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { addTries, tooMany } from '../../platform/limits/rate-limits';
import { instant } from '../../platform/dates';
import { invite } from '../accounts/invitation';
import { visibleTo } from '../accounts/visibility';
import { addresseeOf, addressees, type Addressee } from '../mail/addressee';

type CallContext = Context<Calls['POST /users/sendWelcome']>;
type Skipped = WelcomeResult['skipped'];

const HOUR = 60 * 60;
const perSender = { tries: limits.welcomesPerHour, within: HOUR };

async function readInvited({ db, person, body }: CallContext): Promise<Addressee[]> {
  const rows = await addressees(db)
    .where('users.id', 'in', body.userIds)
    .where(visibleTo(person))
    .orderBy('users.sort_name')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => addresseeOf(row));
}

/** People who got one within the hour. Locked: a parallel call waits, and sees the mails of this one. */
async function findRecent(db: Db, ids: readonly string[], now: DateTime<true>): Promise<Skipped> {
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', ids)
    .select(['id', 'invited_at'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.flatMap(({ id, invited_at }) => {
    const retryAt = invited_at && DateTime.fromJSDate(new Date(invited_at)).plus({ seconds: HOUR });
    if (!retryAt || retryAt <= now) return [];
    return { id, reason: 'recentlySent' as const, retryAt: instant(retryAt.toJSDate()) };
  });
}

/** Limits the mails per sender and hour; counted in the transaction, so that a failed call counts none. */
async function takeAllowed<T>(
  context: CallContext,
  wanted: readonly T[],
): Promise<{ allowed: readonly T[]; resetsAt: Date }> {
  const { db, person, now } = context;
  const { hits, resetsAt } = await addTries(db, `welcome:sender:${person.id}`, perSender, now, wanted.length);
  const count = Math.max(0, perSender.tries - (hits - wanted.length));
  return { allowed: wanted.slice(0, count), resetsAt };
}

/** Each organisation's log holds the actions on its own people. */
export async function recordWelcomes(audited: Audited, ids: readonly string[]): Promise<void> {
  const people = await audited.db
    .selectFrom('users')
    .where('id', 'in', ids)
    .select(['id', 'organization_id'])
    .execute();
  for (const organizationId of new Set(people.map(({ organization_id }) => organization_id))) {
    const subjectIds = people.filter(({ organization_id }) => organization_id === organizationId).map(({ id }) => id);
    await writeAuditEntry(audited, { action: 'user.welcomed', subjectKind: 'user', subjectIds, organizationId });
  }
}

/** Mails every named person who may get one; throws 404 for one outside the sender's scope, before any mail is sent. */
export async function sendWelcome(context: CallContext): Promise<WelcomeResult> {
  const { db, body, now } = context;
  const named = await readInvited(context);
  if (named.length < body.userIds.length) throw failure('notFound');
  const recent = await findRecent(db, body.userIds, now);
  const due = named.filter(({ id }) => recent.every((one) => one.id !== id));
  if (due.length === 0) return { sent: 0, skipped: recent };
  const { allowed, resetsAt } = await takeAllowed(context, due);
  if (allowed.length === 0) throw tooMany(resetsAt, now);
  for (const someone of allowed) await invite(context, someone);
  await recordWelcomes(
    context,
    allowed.map(({ id }) => id),
  );
  const later = due.slice(allowed.length).map(({ id }) => ({
    id,
    reason: 'hourlyLimit' as const,
    retryAt: instant(resetsAt),
  }));
  return { sent: allowed.length, skipped: [...recent, ...later] };
}
