import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { lockImports } from '../import/lock-imports';

/** Content, as the names of imported packs. */
const STUDIO = 'Studio';
const languages: Locale[] = ['fr', 'en'];

export interface StudioPack {
  id: string;
  languages: Locale[];
}

/** The name of a new pack: of its organisation’s packs, each is known by its name. */
async function freeName(db: Db, organizationId: string | null): Promise<string> {
  const rows = await db
    .selectFrom('content_packs')
    .where('organization_id', 'is not distinct from', organizationId)
    .select('name')
    .execute();
  const names = rows.map(({ name }) => name);
  let name = STUDIO;
  for (let number = 2; names.includes(name); number += 1) name = `${STUDIO} ${number}`;
  return name;
}

const findPack = (db: Db, organizationId: string | null) =>
  db
    .selectFrom('content_packs')
    .where('organization_id', 'is not distinct from', organizationId)
    .where('managed_outside', '=', false)
    .orderBy('imported_at')
    .orderBy('id')
    .select(['id', 'locales'])
    .forUpdate()
    .executeTakeFirst();

/** The pack of new items, locked so that two new ones do not get the same key: the first one edited in the studio. */
export async function lockPack(db: Db, organizationId: string | null, at: Date): Promise<StudioPack> {
  const known = await findPack(db, organizationId);
  if (known) return { id: known.id, languages: known.locales };
  // Another author’s first item may make the pack at the same moment.
  await lockImports(db, [organizationId]);
  const meanwhile = await findPack(db, organizationId);
  if (meanwhile) return { id: meanwhile.id, languages: meanwhile.locales };
  const { id } = await db
    .insertInto('content_packs')
    .values({
      organization_id: organizationId,
      name: await freeName(db, organizationId),
      version: '1',
      contents: [],
      imported_at: at,
      locales: languages,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, languages };
}
