import type { OwnProfileUpdate } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';

/** The list replaces the one before it: its order is the person's own. */
export async function keepLanguages(
  db: Db,
  userId: string,
  languages: OwnProfileUpdate['spokenLanguages'],
): Promise<void> {
  if (languages === undefined) return;
  await db.deleteFrom('user_languages').where('user_id', '=', userId).execute();
  if (languages.length === 0) return;
  await db
    .insertInto('user_languages')
    .values(languages.map(({ language, level }, position) => ({ user_id: userId, position, language, level })))
    .execute();
}
