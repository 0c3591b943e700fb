import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { type ItemRow, type PackRow, readOfPack } from '../items/read-items';
import { usesOf } from '../items/item-row';

export interface Chosen {
  /** Items whose drafts the preview shows. */
  items: ItemRow[];
  /** The programme that the participant follows; absent: no programme has the item. */
  program: ItemRow | undefined;
  /** Keys of the tasks that show the item. */
  tasks: string[];
}

const active = sql<SqlBool>`archived_at IS NULL`;

/** The tasks of the pack that refer to an item. */
async function readUsing(db: Db, pack: PackRow, { kind, key }: ItemRow): Promise<ItemRow[]> {
  if (kind !== 'surveys' && kind !== 'library') return [];
  const tasks = await readOfPack(
    db,
    pack.id,
    sql`${active} AND kind = 'tasks' AND uses @> ARRAY[${`${kind}/${key}`}]::text[]`,
  );
  return tasks.toSorted((a, b) => a.key.localeCompare(b.key));
}

/** The item, the programme that it is in or used in, and the drafts of what that programme refers to. */
export async function chooseItems(db: Db, pack: PackRow, item: ItemRow): Promise<Chosen> {
  const using = item.kind === 'tasks' ? [item] : await readUsing(db, pack, item);
  const programId = item.kind === 'programs' ? item.id : using[0]?.programId;
  if (!programId) return { items: [item], program: undefined, tasks: [] };
  const [program] = await readOfPack(db, pack.id, sql`${active} AND id = ${programId}::uuid`);
  if (!program) return { items: [item], program: undefined, tasks: [] };
  const tasks = await readOfPack(db, pack.id, sql`${active} AND program_id = ${programId}::uuid`);
  const used = tasks.flatMap(({ kind, draft, published }) => {
    const content = draft ?? published;
    return content ? usesOf(kind, content, pack.locales) : [];
  });
  const drafts = await readOfPack(
    db,
    pack.id,
    sql`${active} AND draft IS NOT NULL AND kind || '/' || key = ANY(${used}::text[])`,
  );
  const items = new Map([item, program, ...drafts].map((row) => [row.id, row]));
  return { items: [...items.values()], program, tasks: using.map(({ key }) => key) };
}
