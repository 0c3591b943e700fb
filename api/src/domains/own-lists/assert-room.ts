import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import { lockOwnLists } from './lock-own-lists';
import { ownLists, type OwnListName } from './own-lists';

/** How many more entries a list takes; less than none where it was filled past its limit by other means. */
export async function roomIn(db: Db, userId: string, name: OwnListName): Promise<number> {
  const { limit, count } = ownLists[name];
  return limit - (await count(db, userId)).count;
}

/**
 * Refuses what would make a list of one person longer than it may be. The lock makes additions of one person wait for each
 * other until their transactions end, so that many at once do not all count the same free place. With nothing to add, it
 * checks what a restored entry has made of the list.
 */
export async function assertListRoom(db: Db, userId: string, name: OwnListName, adding = 1): Promise<void> {
  await lockOwnLists(db, userId);
  if ((await roomIn(db, userId, name)) < adding) throw failure('full', { message: ownLists[name].message });
}
