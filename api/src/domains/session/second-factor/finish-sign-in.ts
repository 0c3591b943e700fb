import type { OwnProfile } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../../platform/http/failure';
import type { Context } from '../../../platform/http/routes';
import type { Person } from '../../../platform/sessions/person';
import { readPasswordHash } from '../own-password';
import { readProfile } from '../profile';
import { hasSecondFactor } from './factor-row';
import { clearPendingCookie, endPendingSignIn, startPendingSignIn, tryPendingSignIn } from './pending-sign-in';
import { proveCode } from './prove-code';

type SigningIn = Context<Calls['POST /auth'], Person | undefined>;

/** After the right password: who has a second factor is asked for it, and is not signed in yet. */
export async function askForCode(asking: SigningIn, userId: string): Promise<void> {
  if (!(await hasSecondFactor(asking.db, userId))) return;
  await startPendingSignIn(asking, userId);
  throw failure('unauthenticated', { message: 'codeNeeded', fields: { code: 'required' } });
}

const isOver = () => failure('unauthenticated', { message: 'signInOver', fields: { password: 'required' } });

/** The second step: a code opens the session that the password has asked for, in the same browser. */
export async function finishSignIn(
  asking: Context<Calls['POST /auth/secondFactor'], Person | undefined>,
): Promise<OwnProfile> {
  const { db, body, locale, request, reply, services } = asking;
  const pending = await tryPendingSignIn(asking);
  if (!pending) throw isOver();
  const { person } = pending;
  await proveCode({ ...asking, person }, body.code);
  const passwordHash = await readPasswordHash(db, person.id);
  if (!(await endPendingSignIn(asking, pending)) || passwordHash === undefined) throw isOver();
  await services.sessions.end(db, request, reply);
  await services.sessions.start(db, person.id, request, reply);
  services.devices.remember({ id: person.id, passwordHash }, request, reply);
  clearPendingCookie(asking);
  return readProfile(db, person.id, locale);
}
