import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import type { KeyScope } from './item-keys';

const MOST_SECTIONS = 100;

const position = sql`(coalesce(item.draft, item.published) #> ARRAY['files', pack.locales[1], 'fields', 'position'])`;

/** A draft may hold anything as its position. */
const knownPosition: RawBuilder<number> = sql`CASE WHEN jsonb_typeof(${position}) = 'number'
  THEN least(greatest(${position}::text::numeric, 0), ${sql.lit(MOST_SECTIONS)})::int ELSE 0 END`;

/** The position of a new section of questions: behind the others of its organisation. */
export async function nextPosition(db: Db, { organizationId }: Pick<KeyScope, 'organizationId'>): Promise<number> {
  const { last } = await db
    .selectFrom('content_items as item')
    .innerJoin('content_packs as pack', 'pack.id', 'item.pack_id')
    .where('item.kind', '=', 'faq')
    .where('pack.organization_id', 'is not distinct from', organizationId)
    .select(sql<number | null>`max(${knownPosition})`.as('last'))
    .executeTakeFirstOrThrow();
  return Math.min(MOST_SECTIONS, (last ?? 0) + 1);
}
