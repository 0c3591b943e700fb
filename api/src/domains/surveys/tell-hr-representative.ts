import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { findActor } from '../../platform/sessions/find-actor';
import type { Person } from '../../platform/sessions/person';
import { visibleTo } from '../accounts/visibility';
import { planNotices } from '../notifications/notices';

type Name = Pick<Person, 'firstName' | 'lastName'>;

export const nameOf = ({ firstName, lastName }: Name): Name => ({ firstName, lastName });

/** Finds the present HR representative if their account is opened and their scope contains the person. */
export async function findHrRepresentative(db: Db, userId: string): Promise<Person | undefined> {
  const followed = await db
    .selectFrom('users')
    .innerJoin('users as follower', 'follower.id', 'users.hr_representative_id')
    .where('users.id', '=', userId)
    .where('follower.setup_at', 'is not', null)
    .select('follower.id')
    .executeTakeFirst();
  const follower = followed && (await findActor(db, followed.id));
  if (!follower) return undefined;
  const seen = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .where(visibleTo(follower))
    .select('users.id')
    .executeTakeFirst();
  return seen && follower;
}

/**
 * Tells the HR representative that a person wishes to talk, by name and without any answer; once for each survey. The
 * next delivery of notices brings it, with its mail.
 */
export async function tellHrRepresentative(
  db: Db,
  { userId, about }: { userId: string; about: string },
  now: DateTime<true>,
): Promise<void> {
  const told = await findHrRepresentative(db, userId);
  const person = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['first_name', 'last_name'])
    .executeTakeFirst();
  if (!told || !person) return;
  const params = { name: fullName({ firstName: person.first_name, lastName: person.last_name }) };
  const sendAt = now.toJSDate();
  const notice = { userId: told.id, key: 'talkWished', params, about, context: { target: userId }, sendAt } as const;
  await planNotices(db, [notice], now);
}
