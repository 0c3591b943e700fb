import { open } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { sourceOf } from '../../../platform/source';
import { browserOf } from '../try-password';
import { followEmailLink, readEmailLink } from './follow-link';

export const emailChangeRoutes = defineRoutes((on) => {
  on('GET /auth/email', open, (context) => readEmailLink(context, sourceOf(context.request)));

  on(
    'POST /auth/email',
    open,
    async (context) => {
      const { request, reply, services } = context;
      const { result, renewedToken } = await followEmailLink(context, browserOf(context));
      if (renewedToken !== undefined) services.sessions.handOver(renewedToken, request, reply);
      return result;
    },
    // Outside a transaction: tries are counted although the call fails.
    { transaction: false, bodyLimit: 10_000 },
  );
});
