import type { ItemVersion, ItemVersionDetail, Locale, Paged } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { InferResult } from 'kysely';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { failure } from '../../platform/failure';
import { type ListQuery, readList, readPage } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { seenItems } from '../items/item-rows';
import { shownTitle } from '../items/item-summary';

interface Reader {
  db: Db;
  person: Person;
  locale: Locale;
}

const seenVersions = ({ db, person }: Reader, itemId: string) =>
  seenItems(db, person)
    .where('item.id', '=', itemId)
    .innerJoin('content_versions as version', 'version.item_id', 'item.id')
    .leftJoin('users as author', 'author.id', 'version.published_by');

const versionRows = (reader: Reader, itemId: string) =>
  seenVersions(reader, itemId)
    .select(['item.kind', 'pack.locales', 'author.first_name', 'author.last_name'])
    .select(['version.number', 'version.content', 'version.origin', 'version.published_at']);

type Row = InferResult<ReturnType<typeof versionRows>>[number];

const versionOf = (row: Row, locale: Locale): ItemVersion => ({
  number: row.number,
  origin: row.origin,
  publishedAt: instant(row.published_at),
  publishedBy: fullName({ firstName: row.first_name, lastName: row.last_name }) || null,
  title: shownTitle(row.kind, row.content, { languages: row.locales, locale }),
});

async function assertItem({ db, person }: Reader, itemId: string): Promise<void> {
  const item = await seenItems(db, person).where('item.id', '=', itemId).select('item.id').executeTakeFirst();
  if (!item) throw failure('notFound');
}

/** The published versions of an item, newest first. */
export async function listVersions(reader: Reader, itemId: string, query: ListQuery): Promise<Paged<ItemVersion>> {
  await assertItem(reader, itemId);
  return readPage(readList(query, { number: 'desc' } as const), {
    all: seenVersions(reader, itemId),
    rows: versionRows(reader, itemId),
    order: ['version.number', 'version.number'],
    itemOf: (row) => versionOf(row, reader.locale),
  });
}

export async function readVersion(
  reader: Reader,
  { itemId, number }: { itemId: string; number: number },
): Promise<ItemVersionDetail> {
  const row = await versionRows(reader, itemId).where('version.number', '=', number).executeTakeFirst();
  if (!row) throw failure('notFound');
  return { ...versionOf(row, reader.locale), files: row.content.files };
}
