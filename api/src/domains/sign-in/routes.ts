import type { IncomingHttpHeaders } from 'node:http';
import { durations } from '@passerelle/shared/contract';
import { open } from '../../platform/http/access';
import { failure } from '../../platform/failure';
import { type Context, defineRoutes } from '../../platform/http/routes';
import { sourceOf } from '../../platform/source';
import { cookieOptions } from '../../platform/sessions/cookie';
import { readProfile } from '../profile/read-profile';
import { countLinkRequest, readLinkState, requestLink } from './reset';
import { finishSignIn, signIn } from './sign-in';
import { type Account, browserOf } from '../accounts/try-password';

/** Outside a transaction: wrong passwords and codes count although the call fails. */
const counted = { transaction: false, bodyLimit: 10_000 } as const;

type Http = Pick<Context<unknown, unknown>, 'db' | 'request' | 'reply' | 'services'>;

const isSecure = ({ request, services }: Http): boolean =>
  services.config.publicUrl.startsWith('https:') || request.protocol === 'https';
const pendingCookie = (http: Http): string => `${isSecure(http) ? '__Host-' : ''}passerelle_sign_in`;

function writePendingCookie(http: Http, token: string, maxAge: number): void {
  const options = { ...cookieOptions(maxAge, isSecure(http)), sameSite: 'strict' } as const;
  void http.reply.setCookie(pendingCookie(http), token, options);
}

/** In place of whatever session this browser had, also somebody else's. */
async function openSession({ db, request, reply, services }: Http, account: Account): Promise<void> {
  await services.sessions.end(db, request, reply);
  await services.sessions.start(db, account.id, request, reply);
  services.devices.remember(account, request, reply);
}

/**
 * Logging out is a link, and browsers follow links ahead of time or for a picture: only a real navigation logs out.
 * Browsers that do not send these headers are believed.
 */
function isRealNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers.purpose ?? '')}`;
  const isFromElsewhere = headers['sec-fetch-site'] === 'cross-site';
  return (
    (destination === undefined || destination === 'document') && !/prefetch|prerender/.test(purpose) && !isFromElsewhere
  );
}

export const signInRoutes = defineRoutes((on) => {
  on(
    'POST /auth',
    open,
    async (context) => {
      const { db, locale } = context;
      const { account, pendingToken } = await signIn(context, browserOf(context));
      if (pendingToken !== undefined) {
        writePendingCookie(context, pendingToken, durations.pendingSignInMinutes * 60);
        throw failure('unauthenticated', { message: 'codeNeeded', fields: { code: 'required' } });
      }
      await openSession(context, account);
      return readProfile(db, account.id, locale);
    },
    counted,
  );

  on(
    'POST /auth/secondFactor',
    open,
    async (context) => {
      const { db, locale, request } = context;
      const account = await finishSignIn(context, request.cookies[pendingCookie(context)]);
      await openSession(context, account);
      writePendingCookie(context, '', 0);
      return readProfile(db, account.id, locale);
    },
    counted,
  );

  on('GET /auth/logout', open, async ({ db, request, reply, services }) => {
    if (!isRealNavigation(request.headers)) return reply.code(204).send();
    await services.sessions.end(db, request, reply);
    return reply.redirect('/login');
  });

  on('POST /auth/reset', open, requestLink, {
    before: (context) => countLinkRequest(context, context.body, sourceOf(context.request)),
    bodyLimit: counted.bodyLimit,
  });

  on('GET /auth/reset', open, (context) => readLinkState(context, sourceOf(context.request)));
});
