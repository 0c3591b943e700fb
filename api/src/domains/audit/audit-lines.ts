import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { auditSorts, type QueryOf, searchWords } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { readList } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { assertOwnOrganization } from '../accounts/organization-for';
import { areRareWords, hasWords, hasWordsIn, hasWordsInRow } from '../accounts/search-people';
import { nothing, reachOf, visibleTo } from '../accounts/visibility';

export type AuditQuery = QueryOf<Calls['GET /audit']>;

/** So many are handed to the database, which goes from them to their lines; of more than that every line is asked about. */
const MOST_NAMED = 10_000;

/** Of so few people the lines are looked for one by one, as long as each kind has no more than so many. */
const FEW_NAMED = 100;
const FEW_LINES = 1_000;

const whoIsNamed = ['actor_id', 'impersonator_id', 'subject_id'] as const;

/**
 * Between a person and themselves, in the order of the column: so nothing but its own index answers, however many lines the
 * database believes that one of them has.
 */
const linesOf = (column: (typeof whoIsNamed)[number], ids: readonly string[]): RawBuilder<unknown> => sql`
  (SELECT line.id FROM unnest(${ids}::uuid[]) AS person CROSS JOIN LATERAL (SELECT id FROM audit_log
    WHERE ${sql.ref(column)} BETWEEN person AND person ORDER BY ${sql.ref(column)} LIMIT ${FEW_LINES + 1}) AS line
    LIMIT ${FEW_LINES + 1})`;

/** The lines of a few people; null where there are so many that it is quicker to go through the log once. */
async function findFewLines(db: Db, ids: readonly string[]): Promise<string[] | null> {
  if (ids.length > FEW_NAMED) return null;
  const { rows } = await sql<{ id: string }>`${sql.join(
    whoIsNamed.map((column) => linesOf(column, ids)),
    sql` UNION ALL `,
  )}`.execute(db);
  return rows.length > FEW_LINES ? null : [...new Set(rows.map(({ id }) => id))];
}

/**
 * Lines by and about people whose name is looked for, of those whom the reader sees: the log does not tell others' names,
 * and is not searched by them.
 */
async function aboutNamed(db: Db, person: Person, search: string): Promise<RawBuilder<SqlBool>> {
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
    return sql`EXISTS (SELECT FROM users WHERE ${visibleTo(person)} AND ${hasWords(search)}
      AND users.id IN (audit_log.actor_id, audit_log.impersonator_id, audit_log.subject_id))`;
  }
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return nothing;
  const lines = await findFewLines(db, ids);
  if (lines) return sql`audit_log.id = ANY(${lines}::uuid[])`;
  return sql`(audit_log.actor_id = ANY(${ids}::uuid[]) OR audit_log.impersonator_id = ANY(${ids}::uuid[])
    OR audit_log.subject_id = ANY(${ids}::uuid[]))`;
}

/** Those lines of the log that somebody may read and asks for: of their organisation, or of all for the product's staff. */
export async function linesAskedFor(db: Db, person: Person, query: AuditQuery) {
  const { organization, actor, subject, action, outcome, fromTime, toTime } = query;
  assertOwnOrganization(person, organization);
  const wanted = reachOf(person) === 'everywhere' ? organization : person.organizationId;
  const { search = '' } = query;
  const named = searchWords(search).length === 0 ? undefined : await aboutNamed(db, person, search);
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
    .$if(named !== undefined, (lines) => lines.where(named ?? nothing));
}

/** The latest first, unless asked otherwise; lines of one moment by their id. */
export function idsInOrder(lines: Awaited<ReturnType<typeof linesAskedFor>>, query: AuditQuery) {
  const { order } = readList(query, auditSorts);
  return lines.orderBy('audit_log.at', order).orderBy('audit_log.id', order).select('audit_log.id');
}
