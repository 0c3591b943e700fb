import { sql, type SqlBool } from 'kysely';
import type { ContentOverview, ItemKind, QueryOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { limits } from '@passerelle/shared/contract/limits';
import { assertOwnOrganization } from '../../domains/accounts/organization-for';
import { reachOf } from '../../domains/accounts/visibility';
import type { Db } from '../../platform/database/connection';
import type { Person } from '../../platform/sessions/person';
import { searchPatterns } from '../../platform/text/search';
import { isEditable, mayWriteKind } from '../items/item-rights';
import { packsToExport, seenItems, statusFor } from '../items/item-rows';
import { packOf } from '../items/item-summary';
import { matchingItems } from './list-items';

type Query = QueryOf<Calls['GET /content/items/overview']>;

async function countKinds(db: Db, person: Person, query: Query): Promise<ContentOverview['counts']> {
  const all = await matchingItems(db, person, query, searchPatterns(query.search));
  const rows = await all
    .select((eb) => [sql<ItemKind>`item.kind`.as('kind'), eb.fn.countAll<number>().as('count')])
    .groupBy('item.kind')
    .execute();
  const none = { programs: 0, tasks: 0, surveys: 0, library: 0, faq: 0, pages: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) };
}

/** Packs that `exportPack` does not refuse. */
async function exportablePacks(db: Db, person: Person): Promise<ContentOverview['packs']> {
  if (!mayWriteKind(person, 'library')) return [];
  const rows = await packsToExport(db)
    .$if(reachOf(person) !== 'everywhere', (packs) => packs.where('pack.organization_id', '=', person.organizationId))
    .orderBy('organization.name', (order) => order.asc().nullsFirst())
    .orderBy('pack.name')
    .execute();
  return rows.map(packOf);
}

/** Drafts and modified items in packs that are managed in the studio. Tasks are published with their programme. */
async function changedItems(db: Db, person: Person, { organization }: Query): Promise<string[]> {
  const rows = await seenItems(db, person)
    .where(isEditable(person))
    .where('pack.managed_outside', '=', false)
    .where('item.kind', '<>', 'tasks')
    .where(sql<SqlBool>`${statusFor(person)} IN ('draft', 'modified')`)
    .$if(organization !== undefined, (found) => found.where('pack.organization_id', '=', organization ?? ''))
    .orderBy('item.changed_at', 'desc')
    .orderBy('item.id')
    .select('item.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Data beside the list of content: counts for its tabs, packs and changed items for its buttons. */
export async function contentOverview(db: Db, person: Person, query: Query): Promise<ContentOverview> {
  assertOwnOrganization(person, query.organization);
  const changed = await changedItems(db, person, query);
  return {
    counts: await countKinds(db, person, query),
    packs: await exportablePacks(db, person),
    changed: changed.slice(0, limits.publicationItems),
    changedCount: changed.length,
  };
}
