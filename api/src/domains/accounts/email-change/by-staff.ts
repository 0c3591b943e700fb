import type { StaffEmailChange } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { sql, type SqlBool } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { instant } from '../../../platform/dates';
import { failure } from '../../../platform/failure';
import type { Context } from '../../../platform/http/routes';
import { writeAuditEntry } from '../../../platform/sessions/audit';
import type { Person } from '../../../platform/sessions/person';
import { assertEmailFree, cancelPendingEmailChange } from '../email-addresses';
import type { Identity } from '../identity';
import { revokeLinkTokens } from '../link-tokens';
import { reachOf, visibleTo } from '../visibility';
import { applyChange } from './apply-change';
import { changeColumns, pendingChange, replaceEmail } from './changes';
import { sendChangedNotice } from './mails';
import { waitForConfirmation } from './request';

type StaffContext = Pick<Context<unknown>, 'db' | 'person' | 'request' | 'services' | 'locale' | 'now'>;
type Target = Identity & { organization_id: string; setup_at: Date | null };

const subjectOf = ({ id, organization_id: organizationId }: Target) =>
  ({ subjectKind: 'user', subjectIds: [id], organizationId }) as const;

/** The old address was never used to sign in. Invitations sent to it stop working. */
async function replaceUnopened(context: StaffContext, target: Target, email: string): Promise<void> {
  const { db, person, now } = context;
  const at = now.toJSDate();
  await cancelPendingEmailChange(db, target.id, at);
  await revokeLinkTokens(db, target.id, at);
  await replaceEmail(db, target, email, now);
  const change = await db
    .insertInto('email_changes')
    .values({
      user_id: target.id,
      old_email: target.email,
      new_email: email,
      by_staff: true,
      requested_by: person.id,
      requested_at: at,
      expires_at: at,
      confirmed_at: at,
      take_back_until: now.plus({ days: durations.emailTakeBackDays }).toJSDate(),
    })
    .returning(changeColumns)
    .executeTakeFirstOrThrow();
  await sendChangedNotice(context, change, true);
  await writeAuditEntry(context, { ...subjectOf(target), action: 'user.emailChanged' });
}

/**
 * A new address from staff, in the transaction that has locked the person. An opened account keeps its own until the
 * change is confirmed or released: a reset sent to the new one would hand the account over.
 */
export async function changeEmailByStaff(context: StaffContext, target: Target, email: string): Promise<void> {
  if (target.setup_at === null) return replaceUnopened(context, target, email);
  await waitForConfirmation(context, target, { email, askedBy: context.person.id });
  await writeAuditEntry(context, { ...subjectOf(target), action: 'user.emailChangeAsked' });
}

/** Pending and not expired. */
const waiting = (db: Db, userId: string, now: DateTime<true>) =>
  pendingChange(db, userId).where('by_staff', '=', true).where('expires_at', '>', now.toJSDate());

/** Requires two people: the requester never releases the change. */
const mayRelease = (actor: Person, askedBy: string | null): boolean =>
  reachOf(actor) !== 'people' && reachOf(actor) !== 'self' && actor.id !== askedBy;

/** Named if the viewer sees them, as in the history of the page. */
async function readAsker(db: Db, viewer: Person, id: string): Promise<StaffEmailChange['askedBy']> {
  const row = await db
    .selectFrom('users')
    .where('users.id', '=', id)
    .where(sql<SqlBool>`(${visibleTo(viewer)} OR users.id = ${viewer.id})`)
    .select(['users.first_name', 'users.last_name'])
    .executeTakeFirst();
  return row ? { id, firstName: row.first_name, lastName: row.last_name } : null;
}

export async function readStaffChange(
  db: Db,
  viewer: Person,
  userId: string,
  now: DateTime<true>,
): Promise<StaffEmailChange | null> {
  const row = await waiting(db, userId, now)
    .select(['new_email', 'requested_at', 'expires_at', 'requested_by'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    email: row.new_email,
    askedAt: instant(row.requested_at),
    expiresAt: instant(row.expires_at),
    askedBy: row.requested_by === null ? null : await readAsker(db, viewer, row.requested_by),
    canRelease: mayRelease(viewer, row.requested_by),
  };
}

/** For a lost mailbox or password. The old mailbox can restore its address as after a confirmation. */
export async function releaseChange(context: StaffContext, target: Target): Promise<void> {
  const { db, person, now, services } = context;
  if (!mayRelease(person, null)) throw failure('forbidden');
  const change = await waiting(db, target.id, now)
    .select([...changeColumns, 'requested_by'])
    .executeTakeFirst();
  if (!change) throw failure('conflict', { message: 'noEmailChange' });
  if (!mayRelease(person, change.requested_by)) throw failure('forbidden', { message: 'releaseByOther' });
  await assertEmailFree(db, { email: change.new_email, userId: target.id, now });
  await applyChange(context, change, target);
  await services.sessions.endOthers(db, target.id);
  await writeAuditEntry(context, { ...subjectOf(target), action: 'user.emailChangeReleased' });
}

export async function cancelStaffChange(context: StaffContext, target: Target): Promise<void> {
  const { db, now } = context;
  const change = await waiting(db, target.id, now).select('id').executeTakeFirst();
  if (!change) throw failure('conflict', { message: 'noEmailChange' });
  await cancelPendingEmailChange(db, target.id, now.toJSDate());
  await writeAuditEntry(context, { ...subjectOf(target), action: 'user.emailChangeCancelled' });
}
