import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import { searchText, sortKey } from '../../../platform/text/search';

export interface PackValues {
  organizationId: string;
  /** A stable key for packs that are created again, as in the demo. */
  key?: string;
  name: string;
  description?: string;
  licenses: number;
  from: DateTime<true>;
  to: DateTime<true>;
  programIds: readonly string[];
}

/** Seats of an organisation for a period, and the programmes that they are for. */
export async function createPack(db: Db, values: PackValues, createdAt: DateTime<true>): Promise<string> {
  const { organizationId, key, name, description, licenses, from, to, programIds } = values;
  const at = createdAt.toJSDate();
  const { id } = await db
    .insertInto('license_packs')
    .values({
      organization_id: organizationId,
      ...(key !== undefined && { key }),
      name,
      sort_name: sortKey(name),
      search: searchText(name),
      description: description ?? null,
      max_licenses: licenses,
      from_date: from.toJSDate(),
      to_date: to.toJSDate(),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('license_pack_programs')
    .values(programIds.map((program_id) => ({ license_pack_id: id, program_id })))
    .execute();
  return id;
}
