import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ItemKind } from '@passerelle/shared/contract';
import { slugOf } from '../../domains/organizations/organization-columns';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/failure';

/** Keys hold 64 characters; 6 are kept for a numeric suffix. */
const BASE_LENGTH = 58;

const isKey = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** Keys of titles without Latin letters. */
const words: Record<ItemKind, string> = {
  programs: 'program',
  tasks: 'task',
  surveys: 'survey',
  library: 'document',
  faq: 'section',
  pages: 'page',
};

/** The scope of unique keys: a programme for its tasks, else all packs of an organisation. */
export interface KeyScope {
  kind: ItemKind;
  organizationId: string | null;
  programId: string | null;
}

const isInScope = ({ programId, organizationId, kind }: KeyScope): RawBuilder<SqlBool> =>
  programId === null
    ? sql`(item.kind = ${kind} AND pack.organization_id IS NOT DISTINCT FROM ${organizationId}::uuid)`
    : sql`item.program_id = ${programId}`;

/** The keys in a scope; a pack that was imported without its sources has the paths of its items only. */
async function takenKeys(db: Db, scope: KeyScope): Promise<Set<string>> {
  const items = await db
    .selectFrom('content_items as item')
    .innerJoin('content_packs as pack', 'pack.id', 'item.pack_id')
    .where(isInScope(scope))
    .select('item.key')
    .execute();
  const keys = items.map(({ key }) => key);
  if (scope.programId !== null) return new Set(keys);
  const packs = await db
    .selectFrom('content_packs')
    .where('organization_id', 'is not distinct from', scope.organizationId)
    .select('contents')
    .execute();
  const start = `${scope.kind}/`;
  const imported = packs.flatMap(({ contents }) =>
    contents.flatMap((path) => (path.startsWith(start) ? path.slice(start.length) : [])),
  );
  return new Set([...keys, ...imported]);
}

/** The first free one of `midway`, `midway-2`, `midway-3`. */
function firstFree(base: string, taken: ReadonlySet<string>): string {
  let key = base;
  for (let number = 2; taken.has(key); number += 1) key = `${base}-${number}`;
  return key;
}

const cut = (base: string): string => base.slice(0, BASE_LENGTH).replace(/-+$/, '');

/** A key made from a title. */
export async function keyFor(db: Db, scope: KeyScope, title: string): Promise<string> {
  const slug = cut(slugOf(title));
  return firstFree(isKey(slug) ? slug : words[scope.kind], await takenKeys(db, scope));
}

/** The key of a copy: `midway-2`. */
export const keyOfCopy = async (db: Db, scope: KeyScope, key: string): Promise<string> =>
  firstFree(cut(key), await takenKeys(db, scope));

export async function assertFreeKey(db: Db, scope: KeyScope, key: string): Promise<void> {
  if ((await takenKeys(db, scope)).has(key))
    throw failure('duplicate', { message: 'contentKeyTaken', fields: { key: 'duplicate' } });
}
