import { open } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { sourceOf } from '../../../platform/source';
import { openSession, startPendingSignIn } from '../sign-in/open-session';
import { countSignedAction, doSignedAction } from './signed-action';

export const signedActionRoutes = defineRoutes((on) => {
  on(
    'POST /signedAction',
    open,
    async (context) => {
      const { db, request, reply, services } = context;
      const { result, passwordSet } = await doSignedAction(context);
      if (passwordSet && !result.needsSecondFactor) await openSession(context, passwordSet);
      else if (passwordSet) {
        // The user signed in on this browser may differ from the one who set a password.
        await services.sessions.end(db, request, reply);
        await startPendingSignIn(context, passwordSet.id);
      }
      return result;
    },
    { before: (context) => countSignedAction(context, sourceOf(context.request)) },
  );
});
