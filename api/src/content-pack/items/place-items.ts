import { sql } from 'kysely';
import type { ItemFiles } from '@passerelle/shared/contract';
import type { StoredItem } from '../../platform/database/schema/content';
import type { Db } from '../../platform/database/connection';
import { type StoredKind, usesOf } from './item-row';
import { type ItemRow, type PackRow, readOfPack } from './read-items';

/** An item with its place in a pack. */
export interface PlacedItem {
  kind: StoredKind;
  key: string;
  /** The programme and week of a task. */
  program?: { key: string; week: number };
  files: ItemFiles;
  /** Ids of rows of `files`, by path in `library/`. */
  attachments: Readonly<Record<string, string>>;
}

/** An item on its way to the pack’s folder, with its row. */
export interface Placed extends PlacedItem {
  row: ItemRow;
}

const place = (row: ItemRow, content: StoredItem, program?: PlacedItem['program']): Placed => ({
  row,
  kind: row.kind,
  key: row.key,
  files: content.files,
  attachments: content.attachments,
  ...(program && { program }),
});

/** Contents by item id. */
export type Snapshot = Readonly<Record<string, StoredItem>>;

const draftFirst = ({ id, draft, published }: ItemRow, snapshot: Snapshot): StoredItem | null =>
  snapshot[id] ?? draft ?? published;
const publishedFirst = ({ draft, published }: ItemRow): StoredItem | null => published ?? draft;

/** The week of each task that a programme names, by key. */
export function weeksOfTasks(content: StoredItem | null, [source = 'fr']: PackRow['locales']): Map<string, number> {
  const weeks = content?.files[source]?.fields['weeks'];
  const found = new Map<string, number>();
  for (const [index, week] of (Array.isArray(weeks) ? weeks : []).entries()) {
    const { tasks } = (week ?? {}) as { tasks?: unknown };
    for (const key of Array.isArray(tasks) ? tasks : []) if (typeof key === 'string') found.set(key, index + 1);
  }
  return found;
}

export function weeksOfProgram(content: StoredItem | null, [source = 'fr']: PackRow['locales']): number {
  const weeks = content?.files[source]?.fields['weeks'];
  return Array.isArray(weeks) ? weeks.length : 0;
}

interface PlacingProgram {
  pack: PackRow;
  tasks: readonly ItemRow[];
  selected: ReadonlySet<string>;
  snapshot: Snapshot;
}

/**
 * A programme with its tasks. Selected alone, a task goes with the programme as it is published, unless only the draft
 * of the programme names it.
 */
function placeProgram(program: ItemRow, { pack, tasks, selected, snapshot }: PlacingProgram): Placed[] {
  const isWhole = selected.has(program.id);
  const inPublished = weeksOfTasks(program.published, pack.locales);
  const isNew = tasks.some(({ id, key }) => selected.has(id) && !inPublished.has(key));
  const content = isWhole || isNew ? draftFirst(program, snapshot) : publishedFirst(program);
  if (!content) return [];
  const weeks = weeksOfTasks(content, pack.locales);
  const cited = tasks.flatMap((row) => {
    const week = weeks.get(row.key);
    const shown = isWhole || selected.has(row.id) ? draftFirst(row, snapshot) : publishedFirst(row);
    return week === undefined || !shown ? [] : [place(row, shown, { key: program.key, week })];
  });
  return [place(program, content), ...cited];
}

export interface Parts {
  items: Placed[];
  /** References to content that exists elsewhere: `surveys/tricam`. */
  uses: string[];
}

/** References that the database resolves: published content of the organisation, or common to all. */
export async function existingPaths(db: Db, { organizationId }: PackRow, paths: readonly string[]): Promise<string[]> {
  const keysOf = (kind: string) => paths.flatMap((path) => (path.startsWith(kind) ? path.slice(kind.length) : []));
  const [surveys, documents] = [keysOf('surveys/'), keysOf('library/')];
  const { rows } = await sql<{ path: string }>`
    SELECT 'surveys/' || key AS path FROM surveys WHERE key = ANY(${surveys}::text[]) AND archived_at IS NULL
      AND (organization_id IS NULL OR organization_id IS NOT DISTINCT FROM ${organizationId}::uuid)
    UNION SELECT 'library/' || key FROM library_documents WHERE key = ANY(${documents}::text[]) AND archived_at IS NULL
      AND owner_id IS NULL AND (organization_id IS NULL OR organization_id IS NOT DISTINCT FROM ${organizationId}::uuid)`.execute(
    db,
  );
  return rows.map(({ path }) => path).toSorted();
}

/** The items of a publication: the selection, its programmes and tasks, and new surveys and documents they refer to. */
export async function placeItems(
  db: Db,
  pack: PackRow,
  { selected, snapshot = {} }: { selected: readonly ItemRow[]; snapshot?: Snapshot | undefined },
): Promise<Parts> {
  const ids = new Set(selected.map(({ id }) => id));
  const programIds = [
    ...new Set(selected.flatMap(({ kind, id, programId }) => (kind === 'programs' ? id : (programId ?? [])))),
  ];
  const programs = await readOfPack(db, pack.id, sql`id = ANY(${programIds}::uuid[])`);
  const tasks = await readOfPack(db, pack.id, sql`program_id = ANY(${programIds}::uuid[])`);
  const items = programs.flatMap((program) =>
    placeProgram(program, {
      pack,
      tasks: tasks.filter(({ programId }) => programId === program.id),
      selected: ids,
      snapshot,
    }),
  );
  for (const row of selected) {
    const content = row.kind === 'programs' || row.kind === 'tasks' ? null : draftFirst(row, snapshot);
    if (content) items.push(place(row, content));
  }
  const paths = [...new Set(items.flatMap((item) => usesOf(item.kind, item, pack.locales)))];
  const has = new Set(items.map(({ kind, key }) => `${kind}/${key}`));
  const others = paths.filter((path) => !has.has(path));
  const news = await readOfPack(
    db,
    pack.id,
    sql`kind || '/' || key = ANY(${others}::text[]) AND published IS NULL AND archived_at IS NULL`,
  );
  for (const row of news) {
    const content = draftFirst(row, snapshot);
    if (content) items.push(place(row, content));
  }
  const added = new Set(news.map(({ kind, key }) => `${kind}/${key}`));
  return {
    items,
    uses: await existingPaths(
      db,
      pack,
      others.filter((path) => !added.has(path)),
    ),
  };
}
