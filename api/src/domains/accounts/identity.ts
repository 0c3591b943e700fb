import type { Selectable } from 'kysely';
import type { OwnProfileUpdate } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { Db } from '../../platform/database/connection';
import type { Database } from '../../platform/database/schema';
import { givenLine } from '../../platform/text/text';
import { failure } from '../../platform/failure';
import { searchText, sortKey } from '../../platform/text/search';

interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** A person's names and address with their sort and search columns, which must always be written together. */
export const nameColumns = ({ firstName, lastName, email }: Named) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  sort_name: sortKey(lastName, firstName),
  sort_first_name: sortKey(firstName, lastName),
  search: searchText(fullName({ firstName, lastName }), email),
});

export type Identity = Pick<Selectable<Database['users']>, 'id' | 'first_name' | 'last_name' | 'email'>;

/** The person's row, locked until the end of the transaction. */
export async function lockPerson(db: Db, userId: string) {
  const present = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'first_name', 'last_name', 'email', 'manager_id', 'hr_representative_id'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!present) throw failure('unauthenticated');
  return present;
}

/** True if the mailbox changes: a change of case alone is no new mailbox. */
export const isOtherMailbox = (email: string | undefined, present: string): email is string =>
  email !== undefined && email.toLowerCase() !== present.toLowerCase();

/**
 * Writes names and the spelling of the address, in the transaction that has locked the person. A new address is not
 * applied yet.
 */
export async function updateIdentity(db: Db, present: Identity, update: OwnProfileUpdate, at: Date): Promise<void> {
  const email = isOtherMailbox(update.email, present.email) ? undefined : update.email;
  if (update.firstName === undefined && update.lastName === undefined && email === undefined) return;
  const columns = nameColumns({
    firstName: givenLine(update.firstName) ?? present.first_name,
    lastName: givenLine(update.lastName) ?? present.last_name,
    email: email ?? present.email,
  });
  await db
    .updateTable('users')
    .set({ ...columns, updated_at: at })
    .where('id', '=', present.id)
    .execute();
}
