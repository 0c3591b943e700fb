import type { DateTime } from 'luxon';
import type { Locale, Paged, UserSummary } from '@passerelle/shared/contract';
import { userSorts } from '@passerelle/shared/contract/enums/users';
import type { Db } from '../../../platform/database/connection';
import {
  type CappedCount,
  cappedPageOf,
  countUpTo,
  FAR_DOWN,
  findAndCount,
  type FoundPage,
  readList,
} from '../../../platform/lists';
import type { Person } from '../../../platform/sessions/person';
import { usersAskedFor, type UsersQuery } from './filters';
import { searchEverywhere } from './search-everywhere';
import { idsInOrder, orderOf } from './sort-users';
import { readSummaries } from './summaries';
import { prepareUsersQuery, type PreparedUsersQuery } from './users-query';

export function userIds(db: Db, person: Person, query: UsersQuery, now: DateTime<true>) {
  const { sort, order } = readList(query, userSorts);
  return idsInOrder(usersAskedFor(db, person, query, now), { sort, order, viewer: person, now: now.toJSDate() });
}

const countAsked = async ({ db, asked, known }: PreparedUsersQuery, most: number): Promise<CappedCount> =>
  known === null ? countUpTo(db, asked, most) : { total: Math.min(known, most), capped: known > most };

/** One more than the page: beyond the count limit it tells whether there is a next page. */
async function findPage({ asked, list, inOrder }: PreparedUsersQuery): Promise<Pick<FoundPage, 'ids' | 'hasNext'>> {
  const { pageSize, offset } = list;
  const found = await idsInOrder(asked, inOrder)
    .limit(pageSize + 1)
    .offset(offset)
    .execute();
  return { ids: found.slice(0, pageSize).map(({ id }) => id), hasNext: found.length > pageSize };
}

/** A page far down is read from the nearer end, as far as the count is known. */
async function findFarPage(question: PreparedUsersQuery): Promise<FoundPage> {
  const { asked, list, inOrder, most } = question;
  const { pageSize, offset } = list;
  const { total, capped } = await countAsked(question, Math.max(most, 2 * offset));
  const counted = { total: Math.min(total, most), capped: capped || total > most };
  if (capped || total > 2 * offset) return { ...counted, ...(await findPage(question)) };
  const after = Math.max(total - offset - pageSize, 0);
  const backwards = await idsInOrder(asked, inOrder, true)
    .limit(Math.max(Math.min(pageSize, total - offset), 0))
    .offset(after)
    .execute();
  return { ...counted, ids: backwards.map(({ id }) => id).toReversed(), hasNext: total > offset + pageSize };
}

interface Reading {
  locale: Locale;
  now: DateTime<true>;
}

export async function listUsers(
  db: Db,
  person: Person,
  query: UsersQuery,
  { locale, now }: Reading,
): Promise<Paged<UserSummary>> {
  const question = await prepareUsersQuery(db, person, query, now);
  const { asked, list, most } = question;
  if (query.returnUsers === false) {
    return cappedPageOf(list, [], { ...(await countAsked(question, most)), hasNext: false });
  }
  const show = (ids: readonly string[]): Promise<UserSummary[]> =>
    readSummaries(db, ids, { viewer: person, locale, now: now.toJSDate() });
  if (list.offset > FAR_DOWN) {
    const found = await findFarPage(question);
    return cappedPageOf(list, await show(found.ids), found);
  }
  const inOrder = idsInOrder(asked, question.inOrder);
  if (question.isEverywhere) {
    const order = orderOf(question.inOrder);
    const found = await searchEverywhere({ db, query, list, inOrder, order, most }, show);
    return cappedPageOf(list, found.items, found);
  }
  if (question.isOneReading) {
    const found = await findAndCount(db, inOrder, list, most);
    return cappedPageOf(list, await show(found.ids), found);
  }
  // In parallel: a page near the beginning does not depend on the count.
  const [counted, { users, hasNext }] = await Promise.all([
    countAsked(question, most),
    findPage(question).then(async (found) => ({ users: await show(found.ids), hasNext: found.hasNext })),
  ]);
  return cappedPageOf(list, users, { ...counted, hasNext });
}
