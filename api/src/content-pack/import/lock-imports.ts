import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection';

/** Keys of advisory locks: of all imports, and of those of one organisation. */
const ALL = 743_918_202;
const ONE_ORGANIZATION = 743_918_203;

/**
 * One import at a time for an organisation: two of the same pack would both insert the same rows. An import for all
 * organisations (null) runs alone, since packs of every organisation may refer to its content.
 */
export async function lockImports(db: Db, organizationIds: readonly (string | null)[]): Promise<void> {
  const ids = organizationIds.filter((id) => id !== null);
  if (ids.length < organizationIds.length) {
    await sql`SELECT pg_advisory_xact_lock(${ALL}, 0)`.execute(db);
    return;
  }
  await sql`SELECT pg_advisory_xact_lock_shared(${ALL}, 0)`.execute(db);
  // In one order everywhere: two transactions that each wait for the other would fail.
  for (const id of [...new Set(ids)].toSorted())
    await sql`SELECT pg_advisory_xact_lock(${ONE_ORGANIZATION}, hashtext(${id}))`.execute(db);
}
