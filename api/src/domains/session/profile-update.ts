import type { DateTime } from 'luxon';
import { defaultLocale, type OwnProfileUpdate } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';
import type { Person } from '../../platform/sessions/person';
import { readSelectedProgram } from '../programs/selected-program';
import { colleagueColumns } from './profile-colleagues';
import { accountColumns, profileColumns } from './profile-columns';
import { keepIdentity } from './profile-identity';
import { keepLanguages } from './profile-languages';
import { noteShown } from './shown-once';

const isEmpty = (columns: object): boolean => Object.keys(columns).length === 0;

/** The person as they are, and until the end of the transaction as nobody else changes them. */
async function lockPerson(db: Db, userId: string) {
  const present = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'first_name', 'last_name', 'email', 'manager_id', 'hr_representative_id'])
    .forUpdate()
    .executeTakeFirst();
  if (!present) throw failure('unauthenticated');
  return present;
}

/** The first acceptance is the one that counts: saying it again moves nothing. */
const acceptTerms = (db: Db, userId: string, at: Date): Promise<unknown> =>
  db
    .updateTable('users')
    .set({ terms_accepted_at: at, updated_at: at })
    .where('id', '=', userId)
    .where('terms_accepted_at', 'is', null)
    .execute();

/** Changes what was sent and nothing else; the consent that a form asks for is not kept. */
export async function updateProfile(
  db: Db,
  person: Person,
  update: OwnProfileUpdate,
  now: DateTime<true>,
): Promise<void> {
  const at = now.toJSDate();
  const present = await lockPerson(db, person.id);
  await keepIdentity(db, present, update, at);
  const account = { ...accountColumns(update), ...(await colleagueColumns(db, person, present, update.job)) };
  if (!isEmpty(account)) {
    const columns = { ...account, updated_at: at };
    await db.updateTable('users').set(columns).where('id', '=', person.id).execute();
  }
  const profile = profileColumns(update);
  if (!isEmpty(profile)) {
    const columns = { ...profile, updated_at: at };
    await db
      .insertInto('user_profiles')
      .values({ ...columns, user_id: person.id })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
      .execute();
  }
  await keepLanguages(db, person.id, update.spokenLanguages);
  if (update.acceptedTerms) await acceptTerms(db, person.id, at);
  await noteShown(db, person.id, update, at, () => readSelectedProgram(db, person.id, defaultLocale));
}
