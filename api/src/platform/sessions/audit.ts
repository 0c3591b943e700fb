import type { AuditAction, AuditOutcome, AuditSubjectKind } from '@passerelle/shared/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../database/connection';
import { addTries } from '../limits/rate-limits';
import type { Person } from './person';

export interface AuditEntry {
  action: AuditAction;
  subjectKind: AuditSubjectKind;
  /** One line for each. */
  subjectIds: readonly string[];
  /** The subject's organisation, if not the actor's own. */
  organizationId?: string | null;
  outcome?: AuditOutcome;
  /** Names of the fields that changed. */
  fields?: readonly string[];
  /** Values that are not personal: counts, names of packs, types of closure. */
  details?: Record<string, unknown>;
}

export interface Audited {
  db: Db;
  /** A user known only by a mail link has no impersonator; the author of a failed sign-in is unknown. */
  person: { id: string | null } & Pick<Person, 'organizationId'> & Partial<Pick<Person, 'impersonatorId'>>;
  request: Pick<FastifyRequest, 'id'>;
  now: DateTime<true>;
  /** Within a bulk action, which has a line of its own. */
  isPart?: boolean;
}

/** PostgreSQL takes 65,535 parameters in one statement. */
const LINES_PER_STATEMENT = 1_000;

const contentOf = ({ action, subjectKind, outcome = 'done', fields = [], details = {} }: AuditEntry) => ({
  action,
  subject_kind: subjectKind,
  outcome,
  fields: [...fields],
  details,
});

/** Writes actor, action and subject, in the transaction of the change: one line for each subject. */
export async function writeAuditEntry(
  { db, person, request, now, isPart = false }: Audited,
  entry: AuditEntry,
): Promise<void> {
  const line = {
    organization_id: entry.organizationId === undefined ? person.organizationId : entry.organizationId,
    actor_id: person.id,
    impersonator_id: person.impersonatorId ?? null,
    request_id: request.id,
    is_part: isPart,
    at: now.toJSDate(),
    ...contentOf(entry),
  };
  for (let next = 0; next < entry.subjectIds.length; next += LINES_PER_STATEMENT) {
    const ids = entry.subjectIds.slice(next, next + LINES_PER_STATEMENT);
    await db
      .insertInto('audit_log')
      .values(ids.map((subject_id) => ({ ...line, subject_id })))
      .execute();
  }
}

const HOUR_S = 60 * 60;
const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

interface Repeated {
  /** The key of equal actions, within an hour. */
  key: string;
  /** The number of actions with a line each. */
  written?: number;
}

/**
 * The same for actions that can be repeated at will: after the first ones within an hour only the tenth, the hundredth
 * and so on are written, with the count. An append-only log must not be filled by repeated attempts.
 */
export async function writeCountedAuditEntry(
  audited: Audited,
  { key, written = 1 }: Repeated,
  entry: AuditEntry,
): Promise<void> {
  const { hits } = await addTries(audited.db, `audit:${key}`, { tries: Infinity, within: HOUR_S }, audited.now);
  if (hits <= written) await writeAuditEntry(audited, entry);
  else if (isPowerOfTen(hits)) await writeAuditEntry(audited, { ...entry, details: { ...entry.details, count: hits } });
}

/** The same for commands on the server's own machine, which have no session. */
export async function writeOperatorAuditEntry(
  db: Db,
  { now, ...entry }: AuditEntry & { organizationId: string | null; now: DateTime<true> },
): Promise<void> {
  const line = { organization_id: entry.organizationId, at: now.toJSDate(), ...contentOf(entry) };
  await db
    .insertInto('audit_log')
    .values(entry.subjectIds.map((subject_id) => ({ ...line, subject_id })))
    .execute();
}

/** Without an organisation: actions on the server itself. */
const MONTHS_WITHOUT_ORGANIZATION = 12;

/**
 * The organisations in the log's index, found by skip scan, and the retention of each; null for entries without one.
 * Includes deleted organisations.
 */
const keepers = sql<{ id: string | null; months: number | null }>`
  WITH RECURSIVE keepers AS (
    (SELECT organization_id AS id FROM audit_log ORDER BY organization_id LIMIT 1)
    UNION ALL
    SELECT (SELECT organization_id FROM audit_log WHERE organization_id > keepers.id ORDER BY organization_id LIMIT 1)
    FROM keepers WHERE keepers.id IS NOT NULL)
  SELECT keepers.id, organizations.audit_months AS months
  FROM keepers LEFT JOIN organizations ON organizations.id = keepers.id`;

/**
 * Deletes lines past the organisation's retention. The database refuses changes of a line in any other transaction. One
 * organisation at a time, since a retention check per line would read the whole log.
 */
export async function pruneAudit(db: Db, now: DateTime<true>): Promise<void> {
  await sql`SELECT set_config('passerelle.audit_upkeep', 'on', true)`.execute(db);
  const { rows } = await keepers.execute(db);
  for (const { id, months } of rows) {
    await db
      .deleteFrom('audit_log')
      .where('organization_id', id === null ? 'is' : '=', id)
      .where('at', '<=', now.minus({ months: months ?? MONTHS_WITHOUT_ORGANIZATION }).toJSDate())
      .execute();
  }
  await sql`SELECT set_config('passerelle.audit_upkeep', 'off', true)`.execute(db);
}

/** Logs an action of a domain, in its transaction. The caller provides the actor. */
export type RecordChange = (entry: AuditEntry & { organizationId: string | null }) => Promise<void>;

export const recordFor =
  (audited: Audited): RecordChange =>
  (entry) =>
    writeAuditEntry(audited, entry);

export const recordForOperator =
  (db: Db, now: DateTime<true>): RecordChange =>
  (entry) =>
    writeOperatorAuditEntry(db, { ...entry, now });
