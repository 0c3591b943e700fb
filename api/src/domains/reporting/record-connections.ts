import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';

/** A connection counts from its start; while it goes on, its fact tells how many seconds it has lasted. */
export async function recordConnections(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO metric_facts (organization_id, user_id, gender, job_level, kind, source_id, at, value)
    SELECT users.organization_id, users.id, users.gender, users.job_level, 'connection', connections.id,
      connections.started_at, extract(epoch FROM connections.last_seen_at - connections.started_at)
    FROM connections JOIN users ON users.id = connections.user_id
    WHERE connections.id = ANY(${[...ids]}::uuid[])
    ON CONFLICT (kind, source_id) DO UPDATE SET value = excluded.value`.execute(db);
}
