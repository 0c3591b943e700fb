import type { FastifyRequest } from 'fastify';
import type { DateTime } from 'luxon';
import type { Db } from './database/connection';
import type { Person } from './sessions/person';

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

/** Who did what to what, in the transaction that does it: a row for each thing it was done to. */
export async function noteDeed({ db, person, request, now }: Audited, deed: AuditEntry): Promise<void> {
  if (deed.subjectIds.length === 0) return;
  await db
    .insertInto('audit_log')
    .values(
      deed.subjectIds.map((id) => ({
        organization_id: person.organizationId,
        actor_id: person.id,
        action: deed.action,
        subject_kind: deed.subjectKind,
        subject_id: id,
        changes: deed.changes ?? {},
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

/** The same for what is done on the server’s own machine, where nobody is signed in. */
export async function writeOperatorAuditEntry(db: Db, deed: OperatorAuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values(
      deed.subjectIds.map((id) => ({
        organization_id: deed.organizationId,
        action: deed.action,
        subject_kind: deed.subjectKind,
        subject_id: id,
        changes: { ...deed.changes, operator: true },
        at: deed.now.toJSDate(),
      })),
    )
    .execute();
}
