import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { QueryOf } from '@passerelle/shared/contract';
import { auditSorts } from '@passerelle/shared/contract/enums/audit';
import { searchWords } from '@passerelle/shared/contract/rules/common/search';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { readList } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { assertOwnOrganization } from '../accounts/organization-for';
import { areRareWords, hasWords, hasWordsIn, hasWordsInRow } from '../accounts/search-people';
import { nothing, reachOf, visibleTo } from '../accounts/visibility';

export type AuditQuery = QueryOf<Calls['GET /audit']>;

/** Up to this number of people, ids are passed to the database and joined; above it, each line is checked. */
const MOST_NAMED = 10_000;

/** Up to this number of people, lines are looked up per person, if each kind has no more lines than this. */
const FEW_NAMED = 100;
const FEW_LINES = 1_000;

const whoIsNamed = ['actor_id', 'impersonator_id', 'subject_id'] as const;

/**
 * Between a person and themselves, in column order: only the column's own index can answer, whatever the planner's
 * estimate.
 */
const linesOf = (column: (typeof whoIsNamed)[number], ids: readonly string[]): RawBuilder<unknown> => sql`
  (SELECT line.id FROM unnest(${ids}::uuid[]) AS person CROSS JOIN LATERAL (SELECT id FROM audit_log
    WHERE ${sql.ref(column)} BETWEEN person AND person ORDER BY ${sql.ref(column)} LIMIT ${FEW_LINES + 1}) AS line
    LIMIT ${FEW_LINES + 1})`;

/** The lines of a few people; null where scanning the log once is faster. */
async function findFewLines(db: Db, ids: readonly string[]): Promise<string[] | null> {
  if (ids.length > FEW_NAMED) return null;
  const { rows } = await sql<{ id: string }>`${sql.join(
    whoIsNamed.map((column) => linesOf(column, ids)),
    sql` UNION ALL `,
  )}`.execute(db);
  return rows.length > FEW_LINES ? null : [...new Set(rows.map(({ id }) => id))];
}

const isWhole: RawBuilder<SqlBool> = sql`NOT audit_log.is_part`;

interface Named {
  condition: RawBuilder<SqlBool>;
  /** Lines of a bulk action about one of these people are shown too. */
  isShown: RawBuilder<SqlBool>;
}

/**
 * Lines by and about people whose name matches, within the reader's scope: the log neither shows others' names nor is
 * searched by them.
 */
async function aboutNamed(db: Db, person: Person, search: string): Promise<Named> {
  const { organizationId } = person;
  const isEverywhere = reachOf(person) === 'everywhere';
  const isIndexed = !isEverywhere && (await areRareWords(db, organizationId, search));
  const inRow = isEverywhere ? hasWords : hasWordsInRow;
  const named = (isDeleted: boolean) =>
    db
      .selectFrom('users')
      .where('users.deleted_at', isDeleted ? 'is not' : 'is', null)
      .where(visibleTo(person))
      .where(isIndexed && !isDeleted ? hasWordsIn(organizationId, search) : inRow(search))
      .select('users.id');
  // Each has an index of its own.
  const found = await named(false)
    .unionAll(named(true))
    .limit(MOST_NAMED + 1)
    .execute();
  if (found.length > MOST_NAMED) {
    const condition = sql<SqlBool>`EXISTS (SELECT FROM users WHERE ${visibleTo(person)} AND ${hasWords(search)}
      AND users.id IN (audit_log.actor_id, audit_log.impersonator_id, audit_log.subject_id))`;
    return { condition, isShown: isWhole };
  }
  const ids = found.map(({ id }) => id);
  const isShown = sql<SqlBool>`(${isWhole} OR audit_log.subject_id = ANY(${ids}::uuid[]))`;
  if (ids.length === 0) return { condition: nothing, isShown };
  const lines = await findFewLines(db, ids);
  if (lines) return { condition: sql`audit_log.id = ANY(${lines}::uuid[])`, isShown };
  const condition = sql<SqlBool>`(audit_log.actor_id = ANY(${ids}::uuid[]) OR audit_log.impersonator_id = ANY(${ids}::uuid[])
    OR audit_log.subject_id = ANY(${ids}::uuid[]))`;
  return { condition, isShown };
}

/**
 * The entries of the log that match the query within the reader's scope: their organisation, or all for product staff.
 * With every part, also those about one person of a bulk action, which the list shows only where it is about them.
 */
export async function linesAskedFor(db: Db, person: Person, query: AuditQuery, hasEveryPart = false) {
  const { organization, actor, subject, action, outcome, fromTime, toTime } = query;
  assertOwnOrganization(person, organization);
  const wanted = reachOf(person) === 'everywhere' ? organization : person.organizationId;
  const { search = '' } = query;
  const named = searchWords(search).length === 0 ? undefined : await aboutNamed(db, person, search);
  const isShown = hasEveryPart || subject !== undefined ? undefined : (named?.isShown ?? isWhole);
  return db
    .selectFrom('audit_log')
    .$if(wanted !== undefined, (lines) => lines.where('audit_log.organization_id', '=', wanted ?? ''))
    .$if(actor !== undefined, (lines) =>
      lines.where((eb) =>
        eb.or([eb('audit_log.actor_id', '=', actor ?? ''), eb('audit_log.impersonator_id', '=', actor ?? '')]),
      ),
    )
    .$if(subject !== undefined, (lines) => lines.where('audit_log.subject_id', '=', subject ?? ''))
    .$if(Boolean(action?.length), (lines) => lines.where('audit_log.action', 'in', action ?? []))
    .$if(Boolean(outcome?.length), (lines) => lines.where('audit_log.outcome', 'in', outcome ?? []))
    .$if(fromTime !== undefined, (lines) => lines.where('audit_log.at', '>=', new Date(fromTime ?? 0)))
    .$if(toTime !== undefined, (lines) => lines.where('audit_log.at', '<=', new Date(toTime ?? 0)))
    .$if(named !== undefined, (lines) => lines.where(named?.condition ?? nothing))
    .$if(isShown !== undefined, (lines) => lines.where(isShown ?? nothing));
}

/** Latest first, unless requested otherwise; lines of one instant by id. */
export function idsInOrder(lines: Awaited<ReturnType<typeof linesAskedFor>>, query: AuditQuery) {
  const { order } = readList(query, auditSorts);
  return lines.orderBy('audit_log.at', order).orderBy('audit_log.id', order).select('audit_log.id');
}
