import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection';
import type { FactKind } from '../../../platform/database/schema';

export interface Fact {
  userId: string;
  kind: FactKind;
  /** The source row: recording the same fact again corrects it. */
  sourceId: string;
  value: number;
  at: Date;
  labels?: Record<string, unknown>;
}

/** Stored with the person's attributes at that time, so that old figures do not change. */
export async function recordFact(db: Db, { userId, kind, sourceId, value, at, labels = {} }: Fact): Promise<void> {
  await db
    .insertInto('metric_facts')
    .columns(['organization_id', 'user_id', 'gender', 'job_level', 'kind', 'source_id', 'value', 'at', 'labels'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .where('users.id', '=', userId)
        .select(['users.organization_id', 'users.id', 'users.gender', 'users.job_level'])
        .select((row) => [
          row.cast<FactKind>(row.val(kind), 'text').as('kind'),
          row.cast<string>(row.val(sourceId), 'uuid').as('source_id'),
          row.cast<number>(row.val(value), 'double precision').as('value'),
          row.cast<Date>(row.val(at), 'timestamptz').as('at'),
          row.cast<Record<string, unknown>>(row.val(JSON.stringify(labels)), 'jsonb').as('labels'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'source_id']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        at: eb.ref('excluded.at'),
        labels: eb.ref('excluded.labels'),
      })),
    )
    .execute();
}

/** Deletes facts recorded by mistake, just now. */
export async function forgetFact(db: Db, kind: FactKind, sourceId: string): Promise<void> {
  await db.deleteFrom('metric_facts').where('kind', '=', kind).where('source_id', '=', sourceId).execute();
}

/** A connection counts from its start; while it goes on, its value is the seconds it has lasted so far. */
export async function recordConnections(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO metric_facts (organization_id, user_id, gender, job_level, kind, source_id, at, value)
    SELECT users.organization_id, users.id, users.gender, users.job_level, 'connection', connections.id,
      connections.started_at, extract(epoch FROM connections.last_seen_at - connections.started_at)
    FROM connections JOIN users ON users.id = connections.user_id
    WHERE connections.id = ANY(${[...ids]}::uuid[])
    ON CONFLICT (kind, source_id) DO UPDATE SET value = excluded.value`.execute(db);
}
