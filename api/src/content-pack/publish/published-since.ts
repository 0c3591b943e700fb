import { type Selectable, sql } from 'kysely';
import type { ContentPublication, Locale } from '@passerelle/shared/contract';
import { instant } from '../../platform/dates';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { placeItems } from '../items/place-items';
import { type ItemRow, readItems, readPackRow } from '../items/read-items';
import { titleOf } from './publisher';

type Schedule = Pick<Selectable<Database['content_schedules']>, 'items' | 'snapshot' | 'created_at'>;

/**
 * Items that a schedule would set back: published after it was made, at once or by a schedule made later. Schedules
 * made before it are no conflict: it was to follow them.
 */
export async function publishedSince(
  db: Db,
  { items, snapshot, created_at: createdAt }: Schedule,
  locale: Locale,
): Promise<{ id: string; title: string }[]> {
  const selected = await readItems(db, items);
  const replaced: { row: ItemRow; title: string }[] = [];
  for (const packId of new Set(selected.map((row) => row.packId))) {
    const pack = await readPackRow(db, packId);
    const placed = await placeItems(db, pack, { selected: selected.filter((row) => row.packId === packId), snapshot });
    for (const { row, files } of placed.items)
      if (files === snapshot[row.id]?.files) replaced.push({ row, title: titleOf(row, { locale, pack }) });
  }
  const versions = await db
    .selectFrom('content_versions')
    .where('item_id', '=', sql<string>`ANY(${replaced.map(({ row }) => row.id)}::uuid[])`)
    .where((eb) => eb(eb.fn.coalesce('planned_at', 'published_at'), '>', createdAt))
    .select('item_id')
    .execute();
  const newer = new Set(versions.map((version) => version.item_id));
  return replaced.flatMap(({ row: { id }, title }) => (newer.has(id) ? { id, title } : []));
}

/** The schedules that these things, just published in the present transaction, will make fail. */
export async function schedulesRefusedBy(
  db: Db,
  things: ContentPublication['things'],
  { packIds, locale }: { packIds: readonly string[]; locale: Locale },
): Promise<ContentPublication['scheduled']> {
  const ids = things.flatMap(({ id, outcome }) => (id && outcome !== 'archived' ? id : []));
  if (ids.length === 0) return [];
  const schedules = await db
    .selectFrom('content_schedules as schedule')
    .innerJoin('content_packs as pack', (join) =>
      join.on('pack.organization_id', 'is not distinct from', (eb) => eb.ref('schedule.organization_id')),
    )
    .where('pack.id', 'in', packIds)
    .where('schedule.failed_at', 'is', null)
    .where(sql<boolean>`schedule.snapshot ?| ${ids}::text[]`)
    .distinctOn(['schedule.due_at', 'schedule.id'])
    .select(['schedule.id', 'schedule.due_at', 'schedule.items', 'schedule.snapshot', 'schedule.created_at'])
    .orderBy('schedule.due_at')
    .orderBy('schedule.id')
    .execute();
  const refused: ContentPublication['scheduled'] = [];
  for (const schedule of schedules) {
    const newer = await publishedSince(db, schedule, locale);
    const titles = newer.flatMap(({ id, title }) => (ids.includes(id) ? title : []));
    if (titles.length > 0) refused.push({ id: schedule.id, at: instant(schedule.due_at), titles });
  }
  return refused;
}
