import type { FastifyRequest } from 'fastify';
import type { DateTime } from 'luxon';
import type { Db } from '../database/connection';
import type { Person } from './person';

interface AuditEntry {
  /** What was done, as a verb: `user.welcomed`. */
  action: string;
  subjectKind: string;
  subjectIds: readonly string[];
  changes?: Record<string, unknown>;
}

interface Audited {
  db: Db;
  person: Pick<Person, 'id' | 'organizationId'>;
  request: FastifyRequest;
  now: DateTime<true>;
}

/** Writes who did what to what, in the transaction that does it: one row for each subject. */
export async function writeAuditEntry({ db, person, request, now }: Audited, entry: AuditEntry): Promise<void> {
  if (entry.subjectIds.length === 0) return;
  await db
    .insertInto('audit_log')
    .values(
      entry.subjectIds.map((id) => ({
        organization_id: person.organizationId,
        actor_id: person.id,
        action: entry.action,
        subject_kind: entry.subjectKind,
        subject_id: id,
        changes: entry.changes ?? {},
        request_id: request.id,
        at: now.toJSDate(),
      })),
    )
    .execute();
}

interface OperatorAuditEntry extends AuditEntry {
  organizationId: string | null;
  now: DateTime<true>;
}

/** The same for commands on the server’s own machine, where nobody is signed in. */
export async function writeOperatorAuditEntry(db: Db, entry: OperatorAuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values(
      entry.subjectIds.map((id) => ({
        organization_id: entry.organizationId,
        action: entry.action,
        subject_kind: entry.subjectKind,
        subject_id: id,
        changes: { ...entry.changes, operator: true },
        at: entry.now.toJSDate(),
      })),
    )
    .execute();
}
