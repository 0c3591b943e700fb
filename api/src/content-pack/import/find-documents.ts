import type { Db } from '../../platform/database/connection';
import type { DocumentIds } from '../read/read-step';
import type { Pack } from '../read/read-pack';

interface Brought {
  organizationId: string | null;
  /** What this pack has brought, by path. */
  ids: ReadonlyMap<string, string>;
}

/** The documents that the pack’s tasks may ask for: its own, else those that it says it uses. */
export async function findDocuments(db: Db, pack: Pack, { organizationId, ids }: Brought): Promise<DocumentIds> {
  const used = new Map<string, string>();
  for (const key of pack.uses.flatMap((path) => (path.startsWith('library/') ? path.slice('library/'.length) : []))) {
    const { id } = await db
      .selectFrom('library_documents')
      .where('key', '=', key)
      .where('owner_id', 'is', null)
      .where('archived_at', 'is', null)
      .where((eb) =>
        eb.or([eb('organization_id', 'is', null), eb('organization_id', 'is not distinct from', organizationId)]),
      )
      .orderBy('organization_id', (order) => order.asc().nullsLast())
      .select('id')
      .executeTakeFirstOrThrow();
    used.set(key, id);
  }
  return (key) => {
    const id = ids.get(`library/${key}`) ?? used.get(key);
    if (id === undefined) throw new Error(`The document ${key} is neither in the pack nor in what it uses.`);
    return id;
  };
}
