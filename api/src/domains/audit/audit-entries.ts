import { sql, type SqlBool } from 'kysely';
import type { AuditEntry, Locale } from '@passerelle/shared/contract';
import { auditActions, auditSubjectKinds } from '@passerelle/shared/contract/enums/audit';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import type { Person } from '../../platform/sessions/person';
import { visibleTo } from '../accounts/visibility';
import { auditLabels } from './audit-labels';

type Named = NonNullable<AuditEntry['actor']>;

const readLines = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('audit_log')
    .where('id', 'in', ids)
    .select(['id', 'at', 'action', 'outcome', 'actor_id', 'impersonator_id', 'subject_kind', 'subject_id'])
    .select(['fields', 'details', 'request_id'])
    .execute();

export type AuditLine = Awaited<ReturnType<typeof readLines>>[number];

const idsIn = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((id) => id !== null))];

interface FoundPerson extends Named {
  /** True when the reader may see the person, so that the person's page opens. */
  isSeen: boolean;
}

async function findPeople(db: Db, viewer: Person, ids: readonly string[]): Promise<Map<string, FoundPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .where('users.id', 'in', ids)
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.deleted_at'])
    .select(sql<SqlBool>`(${visibleTo(viewer)} OR users.id = ${viewer.id})`.as('is_seen'))
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.deleted_at === null ? row.id : null,
        name: fullName({ firstName: row.first_name, lastName: row.last_name }),
        isSeen: row.is_seen === true,
      },
    ]),
  );
}

/** Names of items of the reader's own organisation, or of any for viewers of all. */
async function findThings(db: Db, lines: readonly AuditLine[]): Promise<Map<string, Named>> {
  const tables = { group: 'user_groups', pack: 'license_packs', organization: 'organizations' } as const;
  const found = new Map<string, Named>();
  for (const [kind, table] of Object.entries(tables)) {
    const of = lines.filter((line) => line.subject_kind === kind && line.action !== 'access.refused');
    const ids = idsIn(of.map(({ subject_id }) => subject_id));
    if (ids.length === 0) continue;
    for (const row of await db.selectFrom(table).where('id', 'in', ids).select(['id', 'name']).execute()) {
      found.set(row.id, row);
    }
  }
  return found;
}

/** The pseudonym of an erased person: the same on all of their entries, and not traceable to them. */
const pseudonymOf = (id: string, locale: Locale): Named => ({
  id: null,
  name: `${auditLabels(locale).erasedPerson}\u00A0${id.slice(0, 4)}`,
});

/** Values of this version; the log of another version may hold others. */
const detailsOf = (details: Record<string, unknown>): AuditEntry['details'] =>
  Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) => {
      if (name === 'bulk') return [];
      if (Array.isArray(value)) return [[name, value.join(', ')]];
      const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
      return isPlain ? [[name, value as string | number | boolean | null]] : [];
    }),
  );

const bulkIdOf = ({ details: { bulk } }: AuditLine): string | null => (typeof bulk === 'string' ? bulk : null);

/** The bulk actions that the reader started: only the actor may read the result. */
async function findOwnBulkActions(db: Db, viewer: Person, lines: readonly AuditLine[]): Promise<ReadonlySet<string>> {
  const ids = idsIn(lines.filter(({ actor_id }) => actor_id === viewer.id).map(bulkIdOf));
  if (ids.length === 0) return new Set();
  const own = db.selectFrom('bulk_actions').where('id', 'in', ids).where('actor_id', '=', viewer.id).select('id');
  return new Set((await own.execute()).map(({ id }) => id));
}

const knownAction = (action: string) => auditActions.find((known) => known === action);

/**
 * Entries as visible to the reader, in the order of the ids. A person outside the reader's scope appears as product
 * staff when they act, and not at all as the subject of a refused call: the log must not reveal that they exist.
 */
export async function readEntries(
  db: Db,
  ids: readonly string[],
  { viewer, locale }: { viewer: Person; locale: Locale },
): Promise<AuditEntry[]> {
  if (ids.length === 0) return [];
  const lines = await readLines(db, ids);
  const ofPeople = lines.filter((line) => line.subject_kind === 'user').map((line) => line.subject_id);
  const actors = lines.flatMap((line) => [line.actor_id, line.impersonator_id]);
  const people = await findPeople(db, viewer, idsIn([...ofPeople, ...actors]));
  const things = await findThings(db, lines);
  const ownBulkActions = await findOwnBulkActions(db, viewer, lines);

  const actorOf = (id: string | null): Named | null => {
    if (id === null) return null;
    const found = people.get(id);
    if (!found) return pseudonymOf(id, locale);
    return found.isSeen ? { id: found.id, name: found.name } : { id: null, name: auditLabels(locale).productStaff };
  };
  const subjectOf = ({ action, subject_kind: kind, subject_id: id }: AuditLine): Named | null => {
    if (id === null) return null;
    if (kind !== 'user') return things.get(id) ?? null;
    const found = people.get(id);
    if (found) return found.isSeen ? { id: found.id, name: found.name } : null;
    return action === 'access.refused' ? null : pseudonymOf(id, locale);
  };

  const byId = new Map(lines.map((line) => [line.id, line]));
  return ids.flatMap((id) => {
    const line = byId.get(id);
    const action = line && knownAction(line.action);
    const subjectKind = auditSubjectKinds.find((known) => known === line?.subject_kind);
    if (!line || !action || !subjectKind) return [];
    const bulkId = bulkIdOf(line);
    return [
      {
        id,
        at: instant(line.at),
        action,
        outcome: line.outcome,
        actor: actorOf(line.actor_id),
        realActor: actorOf(line.impersonator_id),
        subjectKind,
        subject: subjectOf(line),
        fields: line.fields,
        details: detailsOf(line.details),
        request: line.request_id,
        bulk: bulkId === null ? null : { id: bulkId, opens: ownBulkActions.has(bulkId) },
      },
    ];
  });
}
