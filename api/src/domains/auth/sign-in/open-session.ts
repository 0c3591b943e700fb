import { durations } from '@passerelle/shared/contract/limits';
import type { Context } from '../../../platform/http/routes';
import { cookieOptions } from '../../../platform/sessions/cookie';
import { hashOf, newToken } from '../../../platform/sessions/secrets';
import type { Account } from '../../accounts/try-password';

type Http = Pick<Context<unknown, unknown>, 'db' | 'request' | 'reply' | 'services'>;

const isSecure = ({ request, services }: Http): boolean =>
  services.config.publicUrl.startsWith('https:') || request.protocol === 'https';
const pendingCookie = (http: Http): string => `${isSecure(http) ? '__Host-' : ''}passerelle_sign_in`;

function writePendingCookie(http: Http, token: string, maxAge: number): void {
  const options = { ...cookieOptions(maxAge, isSecure(http)), sameSite: 'strict' } as const;
  void http.reply.setCookie(pendingCookie(http), token, options);
}

/** Replaces the browser's present session, also one of another person. */
export async function openSession({ db, request, reply, services }: Http, account: Account): Promise<void> {
  await services.sessions.end(db, request, reply);
  await services.sessions.start(db, account.id, request, reply);
  services.devices.remember(account, request, reply);
}

/** For a few minutes, this browser may only send the second factor's code. */
export async function startPendingSignIn(
  http: Http & Pick<Context<unknown, unknown>, 'now'>,
  userId: string,
): Promise<void> {
  const { db, now } = http;
  const token = newToken();
  const expires = now.plus({ minutes: durations.pendingSignInMinutes });
  await db
    .insertInto('pending_sign_ins')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: now.toJSDate(),
      expires_at: expires.toJSDate(),
    })
    .execute();
  writePendingCookie(http, token, durations.pendingSignInMinutes * 60);
}

export const readPendingToken = (http: Http): string | undefined => http.request.cookies[pendingCookie(http)];

export const clearPendingToken = (http: Http): void => writePendingCookie(http, '', 0);
