import type { DateTime } from 'luxon';
import type { UserSort } from '@passerelle/shared/contract';
import { userSorts } from '@passerelle/shared/contract/enums/users';
import { limits } from '@passerelle/shared/contract/limits';
import type { Db } from '../../../platform/database/connection';
import { type List, readList } from '../../../platform/lists';
import type { Person } from '../../../platform/sessions/person';
import { hitsAmongNames, isRare } from '../../accounts/search-people';
import { countWhole, membersOneByOne, wholeOf } from './count-people';
import { organizationAskedFor, rolesAskedFor, usersAskedFor, type UsersQuery } from './filters';
import { findPeopleScope, type PeopleScope } from './people-scope';
import { isIndexed, type UsersOrder } from './sort-users';

export interface PreparedUsersQuery {
  db: Db;
  asked: ReturnType<typeof usersAskedFor>;
  list: List<UserSort>;
  inOrder: UsersOrder;
  /** The limit of counting. */
  most: number;
  /** The number of people, if known without a search. */
  known: number | null;
  /** The source of the requested rows is scanned once, for the page and for the count. */
  isOneReading: boolean;
  /** The words are searched in every organisation. */
  isEverywhere: boolean;
}

/** From this multiple of the page size on, scanning all names finds the first matches soon. */
const MANY_TIMES = 20;

/**
 * Names are independent of groups: members of a large one appear early in the order of all. Otherwise its members are
 * sorted.
 */
const isByName = ({ sort }: List<UserSort>): boolean => sort === 'lastName' || sort === 'firstName';

const isSoonFound = (list: List<UserSort>, known: number | null): boolean =>
  known !== null && known > MANY_TIMES * (list.offset + list.pageSize) && isByName(list);

interface Search {
  /** The organisation whose word index is used. */
  wordsOf?: string | undefined;
  whose: PeopleScope | null;
}

/** Staff are few, and their names are contiguous: they are scanned whatever the words. So are few people of groups. */
async function searchOf(db: Db, person: Person, query: UsersQuery, list: List<UserSort>): Promise<Search> {
  const organizationId = organizationAskedFor(person, query);
  const isRead = organizationId === undefined || list.patterns.length === 0 || !rolesAskedFor(query).includes('user');
  const hitsOfWords = isRead ? null : hitsAmongNames(organizationId, query.search);
  const { whose, hits } = await findPeopleScope(db, person, query, hitsOfWords);
  return { whose, wordsOf: hits !== null && isRare(hits) ? organizationId : undefined };
}

/** Chooses the query plan of a filter. */
export async function prepareUsersQuery(
  db: Db,
  person: Person,
  query: UsersQuery,
  now: DateTime<true>,
): Promise<PreparedUsersQuery> {
  const list = readList(query, userSorts);
  const inOrder = { sort: list.sort, order: list.order, viewer: person, now: now.toJSDate() };
  const most = query.exactCount ? Number.MAX_SAFE_INTEGER - 1 : limits.usersCounted;
  const whole = wholeOf(person, query);
  if (whole) {
    const known = await countWhole(db, whole, query);
    const oneByOne = whole.groupIds && isSoonFound(list, known);
    const asked = oneByOne ? membersOneByOne(db, whole, query) : usersAskedFor(db, person, query, now);
    return { db, asked, list, inOrder, most, known, isOneReading: false, isEverywhere: false };
  }
  const { whose, wordsOf } = await searchOf(db, person, query, list);
  // Sorted by date, a large group's members may all come last: then join and sort all.
  const isGathered = whose?.areFew || list.patterns.length > 0 || isByName(list);
  const asked = usersAskedFor(db, person, query, now, { wordsOf, whose: isGathered ? whose?.condition : undefined });
  const isOneReading = !query.exactCount && (whose?.areFew === true || wordsOf !== undefined);
  const isEverywhere =
    !whose && !query.exactCount && list.patterns.length > 0 && organizationAskedFor(person, query) === undefined;
  // Conditions and orders on people of the table itself, which a search in every organisation limits.
  const isOfTable =
    query.figure !== undefined || query.import !== undefined || query.ownPeople === true || !isIndexed(list.sort);
  return { db, asked, list, inOrder, most, known: null, isOneReading, isEverywhere: isEverywhere && !isOfTable };
}
