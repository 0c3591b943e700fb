import { type OwnProfile, durations } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { failure } from '../../platform/http/failure';
import type { Context } from '../../platform/http/routes';
import type { Person } from '../../platform/sessions/person';
import { readPasswordHash } from '../accounts/passwords';
import { readProfile } from '../profile/read-profile';
import { hasSecondFactor } from '../second-factor/factor-row';
import { proveCode } from '../second-factor/prove-code';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { Services } from '../../platform/services';
import { readCookie } from '../../platform/sessions/cookie';
import { hashOf, looksLikeToken, newToken } from '../../platform/sessions/token';

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

/** Then the password has to be given again. */
const MAX_TRIES = 5;

interface Asking {
  db: Db;
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
  now: DateTime<true>;
}

const isSecure = ({ request, services }: Asking): boolean =>
  services.config.publicUrl.startsWith('https:') || request.protocol === 'https';
const nameFor = (asking: Asking): string => `${isSecure(asking) ? '__Host-' : ''}passerelle_sign_in`;

function writeCookie(asking: Asking, token: string, maxAge: number): void {
  const flags = `HttpOnly; SameSite=Strict${isSecure(asking) ? '; Secure' : ''}`;
  void asking.reply.header('set-cookie', `${nameFor(asking)}=${token}; Path=/; Max-Age=${maxAge}; ${flags}`);
}

/** The password was right. This browser alone may go on, for a few minutes, and do nothing but give the code. */
export async function startPendingSignIn(asking: Asking, userId: string): Promise<void> {
  const { db, now } = asking;
  const token = newToken();
  const minutes = durations.pendingSignInMinutes;
  await db
    .insertInto('pending_sign_ins')
    .values({
      ...{ token_hash: hashOf(token), user_id: userId },
      ...{ created_at: now.toJSDate(), expires_at: now.plus({ minutes }).toJSDate() },
    })
    .execute();
  writeCookie(asking, token, minutes * 60);
}

export interface PendingSignIn {
  tokenHash: string;
  person: { id: string; organizationId: string };
}

/** Counts a try; undefined where there is nothing to go on with any more. */
export async function tryPendingSignIn(asking: Asking): Promise<PendingSignIn | undefined> {
  const { db, request, now } = asking;
  const token = readCookie(request, nameFor(asking));
  if (!looksLikeToken(token)) return undefined;
  const row = await db
    .updateTable('pending_sign_ins')
    .from('users')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .whereRef('users.id', '=', 'pending_sign_ins.user_id')
    .where('users.deleted_at', 'is', null)
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toJSDate())
    .where('tries', '<', MAX_TRIES)
    .returning(['token_hash', 'users.id', 'users.organization_id'])
    .executeTakeFirst();
  return row && { tokenHash: row.token_hash, person: { id: row.id, organizationId: row.organization_id } };
}

/** Says whether it was this call that did. The cookie goes with whatever the answer sets beside it. */
export async function endPendingSignIn(asking: Asking, { tokenHash }: PendingSignIn): Promise<boolean> {
  const ended = await asking.db
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return ended !== undefined;
}

export const clearPendingCookie = (asking: Asking): void => writeCookie(asking, '', 0);
