import { sql } from 'kysely';
import type { ContentItem, ItemAttachment, ItemKind, ItemTask, Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { StoredItem } from '../../platform/database/schema/content';
import { instantOrNull } from '../../platform/dates';
import { failure } from '../../platform/failure';
import { fileAddress } from '../../platform/files/answer-file';
import type { Person } from '../../platform/sessions/person';
import { staleTexts } from '../items/item-row';
import { contentFor, itemRows, type ItemRow, seenItems, statusFor, tasksThatUse } from '../items/item-rows';
import { shownTitle, summaryOf } from '../items/item-summary';
import { publishedProgram } from '../items/published-program';

interface Reader {
  db: Db;
  person: Person;
  locale: Locale;
}

const countOf = (value: unknown): number => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** The keys of a programme's tasks in the order of its weeks. */
function orderOf({ content, locales: [source = 'fr'] }: ItemRow): string[] {
  const weeks = content.files[source]?.fields['weeks'];
  const lists = Array.isArray(weeks) ? weeks.map((week: { tasks?: unknown } | null) => week?.tasks) : [];
  return lists
    .flatMap((tasks): unknown[] => (Array.isArray(tasks) ? tasks : []))
    .filter((key) => typeof key === 'string');
}

/** The tasks of a programme by week; those in no week come last. */
async function readTasks({ db, person, locale }: Reader, program: ItemRow): Promise<ItemTask[]> {
  if (program.kind !== 'programs') return [];
  const { locales: languages } = program;
  const [source = 'fr'] = languages;
  const rows = await seenItems(db, person)
    .where('item.program_id', '=', program.id)
    .where('item.archived_at', program.archived_at === null ? 'is' : 'is not', null)
    .orderBy('item.created_at')
    .orderBy('item.id')
    .select(['item.id', 'item.key', statusFor(person).as('status'), contentFor(person).as('content')])
    .execute();
  const order = orderOf(program);
  const placeOf = ({ key }: { key: string }): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return rows
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ id, key, status, content }) => {
      const { points, subTasks } = content.files[source]?.fields ?? {};
      return {
        id,
        key,
        title: shownTitle('tasks', content, { languages, locale }),
        points: countOf(points),
        subTasks: Array.isArray(subTasks) ? subTasks.length : 0,
        status,
      };
    });
}

async function readAttachments({ db }: Reader, { attachments }: StoredItem): Promise<ItemAttachment[]> {
  const ids = Object.values(attachments);
  if (ids.length === 0) return [];
  const files = await db.selectFrom('files').where('id', 'in', ids).select(['id', 'original_name', 'size']).execute();
  return Object.keys(attachments)
    .toSorted()
    .flatMap((path) => {
      const fileId = attachments[path] ?? null;
      const file = files.find(({ id }) => id === fileId);
      const url = fileAddress(fileId);
      return file && url ? [{ path, size: file.size, url, name: file.original_name }] : [];
    });
}

async function readUses({ db, person, locale }: Reader, { id }: ItemRow): Promise<ContentItem['usedIn']> {
  const rows = await seenItems(db, person)
    .innerJoin(
      sql<{ id: string; kind: ItemKind; content: StoredItem; locales: Locale[] }>`LATERAL (SELECT task.id, task.kind,
        ${contentFor(person, { item: 'task', pack: 'task_pack' })} AS content, task_pack.locales, task.sort_title
        FROM ${tasksThatUse(person)})`.as('task'),
      (join) => join.onTrue(),
    )
    .where('item.id', '=', id)
    .orderBy(sql`task.sort_title`)
    .orderBy('task.id')
    .select(['task.id', 'task.kind', 'task.content', 'task.locales'])
    .execute();
  return rows.map(({ id: taskId, kind, content, locales: languages }) => ({
    id: taskId,
    kind,
    title: shownTitle(kind, content, { languages, locale }),
  }));
}

/** An item with its draft; for a reader without the right to write, as it is published. */
export async function readItem(reader: Reader, itemId: string): Promise<ContentItem> {
  const row = await itemRows(reader.db, reader.person).where('item.id', '=', itemId).executeTakeFirst();
  if (!row) throw failure('notFound');
  const { kind, content, translated_from, locales: languages } = row;
  const { key, organization_id: organizationId } = row;
  const isPublishedProgram = kind === 'programs' && row.published_at !== null;
  return {
    ...summaryOf(row, reader.locale),
    version: row.version,
    files: content.files,
    attachments: await readAttachments(reader, content),
    stale: staleTexts(kind, content, translated_from, languages),
    tasks: await readTasks(reader, row),
    usedIn: await readUses(reader, row),
    publishedAt: instantOrNull(row.published_at),
    publishedAs: isPublishedProgram ? await publishedProgram(reader.db, { key, organizationId }) : null,
  };
}
