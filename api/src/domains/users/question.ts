import { sql, type RawBuilder } from 'kysely';
import type { DateTime } from 'luxon';
import { limits, userSorts, type SortOrder, type UserSort } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { type List, readList } from '../../platform/lists';
import type { Person } from '../../platform/sessions/person';
import { hitsAmongNames, isRare } from '../accounts/search-people';
import { countWhole, membersOneByOne, wholeOf } from './count-people';
import { organizationAskedFor, rolesAskedFor, usersAskedFor, type UsersQuery } from './filters';
import { findWhose, type Whose } from './whose';

const columns = {
  lastName: 'users.sort_name',
  firstName: 'users.sort_first_name',
  createdAt: 'users.created_at',
  lastActivity: 'users.last_seen_at',
} as const satisfies Record<UserSort, string>;

/** Whoever never came was there longest ago. The other columns are never null, and their indexes know one order only. */
const sortedBy = (sort: UserSort, order: SortOrder): RawBuilder<unknown> => {
  const nulls = sort === 'lastActivity' ? { asc: 'NULLS FIRST', desc: 'NULLS LAST' }[order] : '';
  return sql`${sql.ref(columns[sort])} ${sql.raw(`${order} ${nulls}`)}`;
};

/** By a column, and those who are equal in it by their ids. */
export const orderOf = (sort: UserSort, order: SortOrder): RawBuilder<unknown> =>
  sql`${sortedBy(sort, order)}, users.id ${sql.raw(order)}`;

export const idsInOrder = (asked: ReturnType<typeof usersAskedFor>, sort: UserSort, order: SortOrder) =>
  asked.orderBy(sortedBy(sort, order)).orderBy('users.id', order).select('users.id');

export interface Question {
  db: Db;
  asked: ReturnType<typeof usersAskedFor>;
  list: List<UserSort>;
  /** How far people are counted. */
  most: number;
  /** How many they are, where that is known without looking for them. */
  known: number | null;
  /** What leads to each of those who are asked for is gone through once, for the page and for the count. */
  isOneReading: boolean;
  /** Words are looked for among the people of every organisation. */
  isEverywhere: boolean;
}

/** Of so many times as many as are to be shown, the first are found soon by going through the names of all. */
const MANY_TIMES = 20;

/** Names do not hang on groups: of a large one, some come soon in the order of all. Otherwise its members are sorted. */
const isByName = ({ sort }: List<UserSort>): boolean => sort === 'lastName' || sort === 'firstName';

const isSoonFound = (list: List<UserSort>, known: number | null): boolean =>
  known !== null && known > MANY_TIMES * (list.offset + list.pageSize) && isByName(list);

interface Search {
  /** The organisation in whose index the words are looked for. */
  wordsOf?: string | undefined;
  whose: Whose | null;
}

/** Staff are few, and their names stand in a row: they are read whatever the words. So are few people of groups. */
async function searchOf(db: Db, person: Person, query: UsersQuery, list: List<UserSort>): Promise<Search> {
  const organizationId = organizationAskedFor(person, query);
  const isRead = organizationId === undefined || list.patterns.length === 0 || !rolesAskedFor(query).includes('user');
  const hitsOfWords = isRead ? null : hitsAmongNames(organizationId, query.search);
  const { whose, hits } = await findWhose(db, person, query, hitsOfWords);
  return { whose, wordsOf: hits !== null && isRare(hits) ? organizationId : undefined };
}

/** What is asked for, and how it is found best. */
export async function findQuestion(db: Db, person: Person, query: UsersQuery, now: DateTime<true>): Promise<Question> {
  const list = readList(query, userSorts);
  const most = query.exactCount ? Number.MAX_SAFE_INTEGER - 1 : limits.usersCounted;
  const whole = wholeOf(person, query);
  if (whole) {
    const known = await countWhole(db, whole, query);
    const oneByOne = whole.groupIds && isSoonFound(list, known);
    const asked = oneByOne ? membersOneByOne(db, whole, query) : usersAskedFor(db, person, query, now);
    return { db, asked, list, most, known, isOneReading: false, isEverywhere: false };
  }
  const { whose, wordsOf } = await searchOf(db, person, query, list);
  // By a date, those of a group may all be at the end: many of them are joined with all, and sorted.
  const isGathered = whose?.areFew || list.patterns.length > 0 || isByName(list);
  const asked = usersAskedFor(db, person, query, now, { wordsOf, whose: isGathered ? whose?.condition : undefined });
  const isOneReading = !query.exactCount && (whose?.areFew === true || wordsOf !== undefined);
  const isEverywhere =
    !whose && !query.exactCount && list.patterns.length > 0 && organizationAskedFor(person, query) === undefined;
  // A figure counts people of the table itself, which a search everywhere cuts short.
  return { db, asked, list, most, known: null, isOneReading, isEverywhere: isEverywhere && query.figure === undefined };
}
