import { open } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { sourceOf } from '../../platform/source';
import { countSignedAction, doSignedAction } from './signed-action';

export const signedActionRoutes = defineRoutes((on) => {
  on(
    'POST /signedAction',
    open,
    async (context) => {
      const { db, request, reply, services } = context;
      const { result, passwordSet } = await doSignedAction(context);
      if (!passwordSet) return result;
      // The person signed in on this browser may be someone else than who has just chosen a password.
      await services.sessions.end(db, request, reply);
      if (passwordSet.opensSession) {
        await services.sessions.start(db, passwordSet.id, request, reply);
        services.devices.remember(passwordSet, request, reply);
      }
      return result;
    },
    { before: (context) => countSignedAction(context, sourceOf(context.request)) },
  );
});
