import {
  notificationSorts,
  matchesSearch,
  type Notification,
  type Paged,
  type QueryOf,
} from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { pageOf, readList, type List } from '../../platform/lists';
import { readPage } from '../../platform/read-page';
import { notificationOf, ownNotifications, selectNotification } from './notification-row';
import type { Reading } from './wording';

type Query = QueryOf<Calls['GET /me/notifications']>;
type OwnNotifications = ReturnType<typeof ownNotifications>;

/** The text is made for its reader, so it is searched where it is made; one person has not so many. */
async function searchTexts(
  list: List<string>,
  { search = '' }: Query,
  matching: OwnNotifications,
  reading: Reading,
): Promise<Paged<Notification>> {
  const rows = await selectNotification(matching).orderBy('send_at', list.order).orderBy('id', list.order).execute();
  const found = rows
    .map((row) => notificationOf(row, reading))
    .filter(({ payload }) => matchesSearch(payload.text, search));
  return pageOf(list, found.slice(list.offset, list.offset + list.pageSize), found.length);
}

/** Asked for every five seconds by every open page: two looks at an index, unless something is searched for. */
export async function listNotifications(
  db: Db,
  userId: string,
  query: Query,
  reading: Reading,
): Promise<Paged<Notification>> {
  const list = readList(query, notificationSorts);
  const own = ownNotifications(db, userId);
  const matching = query.status?.length ? own.where('status', 'in', query.status) : own;
  if (list.patterns.length > 0) return searchTexts(list, query, matching, reading);
  return readPage(list, {
    all: matching,
    rows: selectNotification(matching),
    order: ['send_at', 'id'],
    itemOf: (row) => notificationOf(row, reading),
  });
}
