import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { saveRow } from '../../platform/database/save-row';
import type { Pack } from '../read/read-pack';

/** What this pack brought when it was last imported. */
export async function readBrought(db: Db, name: string, organizationId: string | null): Promise<string[]> {
  const known = await db
    .selectFrom('content_packs')
    .where('name', '=', name)
    .where('organization_id', 'is not distinct from', organizationId)
    .select('contents')
    .executeTakeFirst();
  return known?.contents ?? [];
}

export async function notePack(
  db: Db,
  { name, version, files }: Pack,
  { organizationId, now }: { organizationId: string | null; now: DateTime<true> },
): Promise<string> {
  const { id } = await saveRow(db, 'content_packs', {
    known: { organization_id: organizationId, name },
    content: { version, contents: [...files.keys()].toSorted() },
    touched: { imported_at: now.toJSDate() },
  });
  return id;
}
