import { sql, type SqlBool } from 'kysely';
import type { ContentItemSummary, ItemSort, Locale, Paged, QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { itemSorts } from '@passerelle/shared/contract/enums/content';
import { matchesSearch } from '@passerelle/shared/contract/rules/common/search';
import { assertOwnOrganization } from '../../domains/accounts/organization-for';
import type { Db } from '../../platform/database/connection';
import { findPage, matchesAll, pageOf, readList } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { isEditable } from '../items/item-rights';
import { changedAtFor, itemRows, seenItems, statusFor } from '../items/item-rows';
import { itemColumns } from '../items/item-row';
import { summaryOf } from '../items/item-summary';

type Query = QueryOf<Calls['GET /content/items']>;

/** Search columns follow the draft: readers of published content do not find an item by the words of its draft. */
async function foundAsPublished(db: Db, person: Person, search: string): Promise<string[]> {
  const rows = await seenItems(db, person)
    .where(sql<SqlBool>`NOT ${isEditable(person)}`)
    .where('item.draft', 'is not', null)
    .select(['item.id', 'item.kind', 'item.published', 'pack.locales'])
    .execute();
  return rows.flatMap(({ id, kind, published, locales }) =>
    published && matchesSearch(itemColumns(kind, published, locales).search, search) ? id : [],
  );
}

/** Items that the person sees and that match the query, whatever the page. */
export async function matchingItems(db: Db, person: Person, query: Query, patterns: readonly string[]) {
  const { kind, status, organization, program, key, search = '' } = query;
  const all = seenItems(db, person)
    .$if(kind !== undefined, (found) => found.where('item.kind', 'in', kind ?? []))
    .$if(organization !== undefined, (found) => found.where('pack.organization_id', '=', organization ?? ''))
    .$if(program !== undefined, (found) => found.where('item.program_id', '=', program ?? ''))
    .$if(key !== undefined, (found) => found.where('item.key', '=', key ?? ''))
    .$if(status !== undefined, (found) => found.where(sql<SqlBool>`${statusFor(person)} = ANY(${status}::text[])`));
  if (patterns.length === 0) return all;
  const ids = await foundAsPublished(db, person, search);
  const isDraftHidden = sql<SqlBool>`(item.draft IS NOT NULL AND NOT ${isEditable(person)})`;
  return all.where((eb) =>
    eb.or([
      sql<SqlBool>`item.id = ANY(${ids}::uuid[])`,
      eb.and([matchesAll(eb, 'item.search', patterns), eb.not(isDraftHidden)]),
    ]),
  );
}

/** A page of the studio's content. */
export async function listItems(
  db: Db,
  person: Person,
  query: Query,
  locale: Locale,
): Promise<Paged<ContentItemSummary>> {
  assertOwnOrganization(person, query.organization);
  const list = readList(query, itemSorts);
  const columns = { changedAt: changedAtFor(person), title: 'item.sort_title' } satisfies Record<ItemSort, unknown>;
  const all = await matchingItems(db, person, query, list.patterns);
  const { ids, total } = await findPage(db, list, { all, order: [columns[list.sort], 'item.id'] });
  const rows = await itemRows(db, person)
    .where(sql<SqlBool>`item.id = ANY(${ids}::uuid[])`)
    .execute();
  const items = new Map(rows.map((row) => [row.id, summaryOf(row, locale)]));
  return pageOf(
    list,
    ids.flatMap((id) => items.get(id) ?? []),
    total,
  );
}
