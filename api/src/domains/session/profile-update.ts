import type { DateTime } from 'luxon';
import type { BodyOf } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../platform/database/connection';
import { failure } from '../../platform/http/failure';

type Update = NonNullable<BodyOf<Calls['PUT /me']>>;

const taken = ['acceptedTerms', 'locale', 'shouldShowTutorial'] as const satisfies readonly (keyof Update)[];

export async function updateProfile(db: Db, userId: string, update: Update, now: DateTime<true>): Promise<void> {
  const refused = Object.keys(update).filter((field) => !(taken as readonly string[]).includes(field));
  if (refused.length > 0) {
    throw failure('invalid', { fields: Object.fromEntries(refused.map((field) => [field, 'notAllowed' as const])) });
  }
  const at = now.toJSDate();
  if (update.acceptedTerms) {
    // The first acceptance is the one that counts: saying it again moves nothing.
    await db
      .updateTable('users')
      .set({ terms_accepted_at: at, updated_at: at })
      .where('id', '=', userId)
      .where('terms_accepted_at', 'is', null)
      .execute();
  }
  if (update.locale) {
    await db.updateTable('users').set({ locale: update.locale, updated_at: at }).where('id', '=', userId).execute();
  }
  if (update.shouldShowTutorial === false) {
    await db
      .insertInto('user_settings')
      .values({ user_id: userId, key: 'tutorial', value: { shown: true }, updated_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
