import { fileLimits } from '@passerelle/shared/contract';
import { defineRoutes } from '../../platform/http/routes';
import { open, session } from '../../platform/http/access';
import { askForErasure, withdrawErasure } from './erasure';
import { exportEverything } from './export/everything';
import { exportSpreadsheet } from './export/spreadsheet';
import { isRealNavigation } from './logout';
import { readProfile } from './profile';
import { changeProfile } from './profile-change';
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

  // Wrong passwords count here too, and a picture is made anew before the transaction begins.
  on('PUT /me', session, changeProfile, {
    transaction: false,
    bodyLimit: 50_000,
    fileLimit: fileLimits.avatar.bytes,
  });

  on('GET /me/export', session, exportSpreadsheet);

  on('GET /me/export/everything', session, exportEverything);

  on('POST /me/erasure', session, askForErasure, { transaction: false, bodyLimit: 50_000 });

  on('DELETE /me/erasure', session, withdrawErasure);
});
