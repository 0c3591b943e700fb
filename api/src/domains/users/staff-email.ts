import type { User } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Context } from '../../platform/http/routes';
import { assertSeen } from '../../platform/versions';
import { assertNoTakeover } from '../accounts/takeover';
import { cancelStaffChange, releaseChange } from '../accounts/email-change/by-staff';
import { assertMayChange } from './grants';
import { readUser } from './read-user';
import { lockVisiblePerson } from './update-user';

type CallContext = Context<
  Calls['POST /users/:userId/emailChange/release'] | Calls['DELETE /users/:userId/emailChange']
>;

async function act(context: CallContext, change: typeof releaseChange): Promise<User> {
  const { db, person, params, seen } = context;
  const target = await lockVisiblePerson(db, person, params.userId);
  assertMayChange(person, target);
  await assertNoTakeover(db, person, target);
  assertSeen(seen, target.version);
  await change(context, target);
  return readUser(db, person, target.id, context);
}

export const releaseEmail = (context: CallContext): Promise<User> => act(context, releaseChange);
export const cancelEmail = (context: CallContext): Promise<User> => act(context, cancelStaffChange);
