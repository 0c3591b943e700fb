import type { DateTime } from 'luxon';
import { defaultLocale, type OwnProfileUpdate } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { Person } from '../../platform/sessions/person';
import { updateIdentity, type lockPerson } from '../accounts/identity';
import { readSelectedProgram } from '../programs/selected-program';
import { colleagueColumns } from './colleagues';
import { markScreensShown } from './one-time-screens';
import { accountColumns, profileColumns } from './profile-columns';

const isEmpty = (columns: object): boolean => Object.keys(columns).length === 0;

/** The first acceptance is the one that counts: saying it again moves nothing. */
const acceptTerms = (db: Db, userId: string, at: Date): Promise<unknown> =>
  db
    .updateTable('users')
    .set({ terms_accepted_at: at, updated_at: at })
    .where('id', '=', userId)
    .where('terms_accepted_at', 'is', null)
    .execute();

/** Changes what was sent and nothing else, but for another e-mail address; the consent that a form asks for is not stored. */
export async function updateProfile(
  db: Db,
  person: Person,
  present: Awaited<ReturnType<typeof lockPerson>>,
  update: OwnProfileUpdate,
  now: DateTime<true>,
): Promise<void> {
  const at = now.toJSDate();
  await updateIdentity(db, present, update, at);
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
  await replaceLanguages(db, person.id, update.spokenLanguages);
  if (update.acceptedTerms) await acceptTerms(db, person.id, at);
  await markScreensShown(db, person.id, update, at, () => readSelectedProgram(db, person.id, defaultLocale));
}

/** The list replaces the one before it: its order is the person's own. */
async function replaceLanguages(db: Db, userId: string, languages: OwnProfileUpdate['spokenLanguages']): Promise<void> {
  if (languages === undefined) return;
  await db.deleteFrom('user_languages').where('user_id', '=', userId).execute();
  if (languages.length === 0) return;
  await db
    .insertInto('user_languages')
    .values(languages.map(({ language, level }, position) => ({ user_id: userId, position, language, level })))
    .execute();
}
