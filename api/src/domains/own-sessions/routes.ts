import { session } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { endOtherSessions, endOwnSession, readOwnSessions } from './own-sessions';

export const ownSessionRoutes = defineRoutes((on) => {
  on('GET /me/sessions', session, readOwnSessions);

  on('DELETE /me/sessions', session, endOtherSessions);

  on('DELETE /me/sessions/:sessionId', session, endOwnSession);
});
