import type { Db } from '../../platform/database/connection';

/** The programme that people are given, of a programme of the studio that was published. */
export async function publishedProgram(
  db: Db,
  { key, organizationId }: { key: string; organizationId: string | null },
): Promise<string | null> {
  const row = await db
    .selectFrom('programs')
    .where('key', '=', key)
    .where('organization_id', 'is not distinct from', organizationId)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
