import { sql, type SqlBool } from 'kysely';
import type { AuditAction, AuditEntry, Paged, UserHistoryEntry } from '@passerelle/shared/contract';
import { auditActions, auditSorts } from '@passerelle/shared/contract/enums/audit';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { countUpTo, pageOf, readList } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { visibleTo } from '../accounts/visibility';
import { readEntries } from './audit-entries';

/** About account security or the log: only for readers of the log. */
const notOfThePage: readonly AuditAction[] = ['access.refused', 'signIn.failed'];
const shown = auditActions.filter((action) => !notOfThePage.includes(action));

async function assertVisible(db: Db, viewer: Person, userId: string) {
  const found = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where((eb) => eb.or([sql<SqlBool>`users.id = ${viewer.id}`, visibleTo(viewer)]))
    .select(['users.manager_id', 'users.hr_representative_id'])
    .executeTakeFirst();
  if (!found) throw failure('notFound');
  return found;
}

/** People in the reader's scope, and those whom the person's page names anyway. */
async function readActors(db: Db, viewer: Person, ids: readonly string[], named: readonly (string | null)[]) {
  if (ids.length === 0) return new Map<string, UserHistoryEntry['actor']>();
  const rows = await db
    .selectFrom('users')
    .where('users.id', 'in', ids)
    .where('users.deleted_at', 'is', null)
    .where(sql<SqlBool>`(${visibleTo(viewer)} OR users.id = ${viewer.id} OR users.id = ANY(${named}::uuid[]))`)
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .execute();
  return new Map(rows.map((row) => [row.id, { id: row.id, firstName: row.first_name, lastName: row.last_name }]));
}

/** The reason for impersonation stays in the log; the page only says that it happened. */
const withoutReason = (details: AuditEntry['details']): AuditEntry['details'] => {
  const { reason: _, ...others } = details;
  return others;
};

/** The actions of staff on a person: their own actions are excluded, except those done in their name. */
export async function readUserHistory({
  db,
  person: viewer,
  params: { userId },
  query,
  locale,
}: Context<Calls['GET /users/:userId/history']>): Promise<Paged<UserHistoryEntry>> {
  const target = await assertVisible(db, viewer, userId);
  const list = readList(query, auditSorts);
  const all = db
    .selectFrom('audit_log')
    .where('audit_log.subject_kind', '=', 'user')
    .where('audit_log.subject_id', '=', userId)
    .where('audit_log.outcome', '=', 'done')
    .where('audit_log.action', 'in', shown)
    .where(
      sql<SqlBool>`(audit_log.actor_id IS DISTINCT FROM ${userId}::uuid OR audit_log.impersonator_id IS NOT NULL)`,
    );
  const { total } = await countUpTo(db, all, Number.MAX_SAFE_INTEGER - 1);
  const rows = await all
    .orderBy('audit_log.at', list.order)
    .orderBy('audit_log.id', list.order)
    .limit(list.pageSize)
    .offset(list.offset)
    .select(['audit_log.id', sql<string | null>`coalesce(impersonator_id, actor_id)`.as('actor_id')])
    .execute();
  const actorIds = rows.flatMap(({ actor_id: id }) => id ?? []);
  const actors = await readActors(db, viewer, actorIds, [target.manager_id, target.hr_representative_id]);
  const entries = await readEntries(
    db,
    rows.map(({ id }) => id),
    { viewer, locale },
  );
  const actorOf = new Map(rows.map((row) => [row.id, actors.get(row.actor_id ?? '') ?? null]));
  const items = entries.map(({ id, at, action, fields, details }) => ({
    id,
    at,
    action,
    fields,
    details: withoutReason(details),
    actor: actorOf.get(id) ?? null,
  }));
  return pageOf(list, items, total);
}
