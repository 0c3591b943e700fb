import { session } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { networkOf } from '../../../platform/source';
import { endOtherSessions, endOwnSession, readOwnSessions } from './own-sessions';

export const ownSessionRoutes = defineRoutes((on) => {
  on('GET /me/sessions', session, (context) => readOwnSessions(context, networkOf(context.request.ip)));

  on(
    'DELETE /me/sessions',
    session,
    async (context) => {
      await endOtherSessions(context);
      return readOwnSessions(context, networkOf(context.request.ip));
    },
    { oneselfOnly: true },
  );

  on(
    'DELETE /me/sessions/:sessionId',
    session,
    async (context) => {
      await endOwnSession(context);
      return readOwnSessions(context, networkOf(context.request.ip));
    },
    { oneselfOnly: true },
  );
});
