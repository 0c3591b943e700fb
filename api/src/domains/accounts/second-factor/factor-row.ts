import type { SecondFactor } from '@passerelle/shared/contract';
import type { Db } from '../../../platform/database/connection';
import { isFactorRequired } from '../../../platform/sessions/person';
import { instantOrNull } from '../../../platform/dates';
import { countRecoveryCodes } from './recovery-codes';

export const readFactorRow = (db: Db, userId: string) =>
  db.selectFrom('second_factors').where('user_id', '=', userId).selectAll().executeTakeFirst();

export const hasSecondFactor = async (db: Db, userId: string): Promise<boolean> =>
  typeof (await readFactorRow(db, userId))?.secret === 'string';

export async function readSecondFactor(db: Db, userId: string): Promise<SecondFactor> {
  const person = await db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organization_id')
    .where('users.id', '=', userId)
    .select(['users.role', 'organizations.requires_second_factor'])
    .executeTakeFirstOrThrow();
  const row = await readFactorRow(db, userId);
  return {
    isOn: typeof row?.secret === 'string',
    isRequired: isFactorRequired(person.requires_second_factor, person.role),
    since: instantOrNull(row?.confirmed_at ?? null),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}

/** Returns whether there was one. */
export async function removeSecondFactor(db: Db, userId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('secret')
    .executeTakeFirst();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return typeof removed?.secret === 'string';
}
