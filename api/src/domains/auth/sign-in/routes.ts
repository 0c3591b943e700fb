import type { IncomingHttpHeaders } from 'node:http';
import { open } from '../../../platform/http/access';
import { failure } from '../../../platform/failure';
import { defineRoutes } from '../../../platform/http/routes';
import { sourceOf } from '../../../platform/source';
import { readProfile } from '../../profile/read-profile';
import { clearPendingToken, openSession, readPendingToken, startPendingSignIn } from './open-session';
import { countLinkRequest, readLinkState, requestLink } from './reset';
import { finishSignIn, signIn } from './sign-in';
import { browserOf } from '../../accounts/try-password';

/** Outside a transaction: wrong passwords and codes count although the call fails. */
const counted = { transaction: false, bodyLimit: 10_000 } as const;

/**
 * Logout is a link, and browsers prefetch links: only a real navigation logs out. Browsers without these headers are
 * accepted.
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
      const { account, needsSecondFactor } = await signIn(context, browserOf(context));
      if (needsSecondFactor) {
        await startPendingSignIn(context, account.id);
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
      const { db, locale } = context;
      const account = await finishSignIn(context, readPendingToken(context));
      await openSession(context, account);
      clearPendingToken(context);
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
