import type { FastifyInstance } from 'fastify';
import { envOf } from './domains/content/env';
import { readProfile } from './domains/session/profile';
import { localeOf } from './platform/http/locale';
import type { Services } from './platform/services';
import { servePages } from './platform/web';

/** The product's pages beside its API, with what the first screen needs already in the document. */
export const pagesFrom =
  (webDir: string) =>
  (app: FastifyInstance, services: Services): Promise<void> =>
    servePages(app, {
      webDir,
      development: services.config.env === 'development' && webDir.endsWith('dev'),
      analytics: services.config.analytics?.scriptUrl,
      env: () => envOf(services.config),
      me: async (request) => {
        const person = await services.sessions.personOf(request);
        return person ? readProfile(services.db, person.id, localeOf(request.headers)) : null;
      },
      language: (request) => localeOf(request.headers),
    });
