import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import {
  limits,
  userSorts,
  type Locale,
  type Paged,
  type SortOrder,
  type UserSort,
  type UserSummary,
} from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import {
  type CappedCount,
  cappedPageOf,
  countUpTo,
  FAR_DOWN,
  findAndCount,
  type FoundPage,
  type List,
  readList,
} from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { areRareWords } from '../accounts/search-people';
import { countWhole, membersOneByOne, wholeOf } from './count-people';
import { organizationAskedFor, usersAskedFor, type UsersQuery } from './filters';
import { readSummaries } from './summaries';

const columns = {
  lastName: 'users.sort_name',
  firstName: 'users.sort_first_name',
  createdAt: 'users.created_at',
  lastActivity: 'users.last_seen_at',
} as const satisfies Record<UserSort, string>;

/** Whoever never came was there longest ago. The other columns are never null, and their indexes know one order only. */
const inOrder = (sort: UserSort, order: SortOrder) => {
  const nulls = sort === 'lastActivity' ? { asc: 'NULLS FIRST', desc: 'NULLS LAST' }[order] : '';
  return sql`${sql.ref(columns[sort])} ${sql.raw(`${order} ${nulls}`)}`;
};

const idsInOrder = (asked: ReturnType<typeof usersAskedFor>, sort: UserSort, order: SortOrder) =>
  asked.orderBy(inOrder(sort, order)).orderBy('users.id', order).select('users.id');

export function userIds(db: Db, person: Person, query: UsersQuery, now: DateTime<true>) {
  const { sort, order } = readList(query, userSorts);
  return idsInOrder(usersAskedFor(db, person, query, now), sort, order);
}

interface Asked {
  db: Db;
  asked: ReturnType<typeof usersAskedFor>;
  list: List<UserSort>;
  /** How far people are counted. */
  most: number;
  /** How many they are, where that is known without looking for them. */
  known: number | null;
}

const countAsked = async ({ db, asked, known }: Asked, most: number): Promise<CappedCount> =>
  known === null ? countUpTo(db, asked, most) : { total: Math.min(known, most), capped: known > most };

/** One more than the page holds: beyond the count only that says whether there is a next page. */
async function findPage({ asked, list }: Asked): Promise<Pick<FoundPage, 'ids' | 'hasNext'>> {
  const { sort, order, pageSize, offset } = list;
  const found = await idsInOrder(asked, sort, order)
    .limit(pageSize + 1)
    .offset(offset)
    .execute();
  return { ids: found.slice(0, pageSize).map(({ id }) => id), hasNext: found.length > pageSize };
}

/** A page far down the list is read from the end that is nearer, as far as counting says where that is. */
async function findFarPage(question: Asked): Promise<FoundPage> {
  const { asked, list, most } = question;
  const { sort, order, pageSize, offset } = list;
  const { total, capped } = await countAsked(question, Math.max(most, 2 * offset));
  const counted = { total: Math.min(total, most), capped: capped || total > most };
  if (capped || total > 2 * offset) return { ...counted, ...(await findPage(question)) };
  const after = Math.max(total - offset - pageSize, 0);
  const backwards = await idsInOrder(asked, sort, order === 'asc' ? 'desc' : 'asc')
    .limit(Math.max(Math.min(pageSize, total - offset), 0))
    .offset(after)
    .execute();
  return { ...counted, ids: backwards.map(({ id }) => id).toReversed(), hasNext: total > offset + pageSize };
}

/** Of so many times as many as are to be shown, the first are found soon by going through the names of all. */
const MANY_TIMES = 20;

/** Names do not hang on groups: of a large one, some come soon in the order of all. Otherwise its members are sorted. */
const isSoonFound = ({ offset, pageSize, sort }: List<UserSort>, known: number | null): boolean =>
  known !== null && known > MANY_TIMES * (offset + pageSize) && (sort === 'lastName' || sort === 'firstName');

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
  const list = readList(query, userSorts);
  const most = query.exactCount ? Number.MAX_SAFE_INTEGER - 1 : limits.usersCounted;
  const whole = wholeOf(person, query);
  const known = whole && (await countWhole(db, whole, query));
  const organizationId = organizationAskedFor(person, query);
  const hasIndexedWords =
    list.patterns.length > 0 && organizationId !== undefined && (await areRareWords(db, organizationId, query.search));
  const asked =
    whole?.groupIds && isSoonFound(list, known)
      ? membersOneByOne(db, whole, query)
      : usersAskedFor(db, person, query, now, hasIndexedWords ? { wordsOf: organizationId } : {});
  const question = { db, asked, list, most, known };
  if (query.returnUsers === false) {
    return cappedPageOf(list, [], { ...(await countAsked(question, most)), hasNext: false });
  }
  const show = (ids: readonly string[]): Promise<UserSummary[]> =>
    readSummaries(db, ids, { viewer: person, locale, now: now.toJSDate() });
  if (list.offset > FAR_DOWN) {
    const found = await findFarPage(question);
    return cappedPageOf(list, await show(found.ids), found);
  }
  // Words are looked for in all of an organisation, whatever is to be shown: once for the page and for the count.
  if (list.patterns.length > 0 && organizationId !== undefined && !query.exactCount) {
    const found = await findAndCount(db, idsInOrder(asked, list.sort, list.order), list, most);
    return cappedPageOf(list, await show(found.ids), found);
  }
  // Neither waits for the other: what is shown near the beginning does not hang on how many there are.
  const [counted, { users, hasNext }] = await Promise.all([
    countAsked(question, most),
    findPage(question).then(async (found) => ({ users: await show(found.ids), hasNext: found.hasNext })),
  ]);
  return cappedPageOf(list, users, { ...counted, hasNext });
}
