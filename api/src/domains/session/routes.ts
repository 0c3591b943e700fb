import { defineRoutes } from '../../platform/http/routes';
import { open, session } from '../../platform/http/access';
import { isRealNavigation } from './logout';
import { readProfile } from './profile';
import { updateProfile } from './profile-update';
import { countLinkRequest, requestLink } from './reset';
import { readLinkState } from './reset-state';
import { signIn } from './sign-in';
import { countSignedAction, doSignedAction } from './signed-action';

const bodyLimit = 10_000;

export const sessionRoutes = defineRoutes((on) => {
  // Outside a transaction: a wrong password is counted although the call fails.
  on(
    'POST /auth',
    open,
    async ({ db, body, locale, now, request, reply, services }) => {
      const userId = await signIn(db, body, request.ip, now);
      await services.sessions.end(db, request, reply);
      await services.sessions.start(db, userId, request, reply);
      return readProfile(db, userId, locale);
    },
    { transaction: false, bodyLimit },
  );

  on('GET /auth/logout', open, async ({ db, request, reply, services }) => {
    if (!isRealNavigation(request.headers)) return reply.code(204).send();
    await services.sessions.end(db, request, reply);
    return reply.redirect('/login');
  });

  on('POST /auth/reset', open, requestLink, { before: (asking) => countLinkRequest(asking, asking.body), bodyLimit });

  on('GET /auth/reset', open, ({ db, query, request, now }) => readLinkState(db, query.token, request.ip, now));

  on('POST /signedAction', open, doSignedAction, { before: countSignedAction });

  on('GET /me', session, ({ db, person, locale }) => readProfile(db, person.id, locale));

  on('PUT /me', session, async ({ db, person, body, locale, now }) => {
    await updateProfile(db, person.id, body, now);
    return readProfile(db, person.id, locale);
  });
});
