import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** A notice about a participant is for their HR representative only, while they are. */
export const isStillTheirs = (
  notice: string,
): RawBuilder<SqlBool> => sql`(${sql.table(notice)}.context_type <> 'participant'
  OR EXISTS (SELECT FROM users AS participant WHERE participant.id = (${sql.table(notice)}.context ->> 'target')::uuid
    AND participant.deleted_at IS NULL AND participant.hr_representative_id = ${sql.table(notice)}.user_id))`;
