import type { FastifyInstance } from 'fastify';
import { envOf } from './domains/content/routes';
import { readProfile } from './domains/profile/read-profile';
import { serveDemoAudience } from './platform/demo-audience';
import { localeOf } from './platform/http/locale';
import { demoNotice, isPublicDemo } from './platform/public-demo';
import type { Services } from './platform/http/services';
import { withServicesFor } from './platform/http/preview-services';
import { isDevelopment, isWatched } from './platform/starting/built-pages';
import { servePages, type WebOptions } from './platform/web';
import { isLoopback } from './platform/web/origins';

/** The product's pages beside its API, with the data of the first screen inlined. */
export async function productPages(
  app: FastifyInstance,
  services: Services,
  served: Pick<WebOptions, 'webDir' | 'live'>,
): Promise<void> {
  const { config } = services;
  const { publicUrl } = config;
  serveDemoAudience(app, config);
  await servePages(app, {
    ...served,
    remoteOrigins: config.remoteOrigins,
    isWatched: isWatched(config),
    // A server with a public address is not for development only, even without an explicit production mode.
    isDevelopment: isDevelopment(config) && isLoopback(new URL(publicUrl).origin),
    isSecure: publicUrl.startsWith('https:'),
    analytics: config.analytics?.scriptUrl,
    notice: isPublicDemo(config) ? (nonce) => demoNotice(nonce).html : undefined,
    env: () => envOf(config),
    me: async (request, reply) => {
      const person = await services.sessions.personOf(request);
      if (person) services.sessions.renameCookie(request, reply);
      if (!person) return null;
      return withServicesFor(person, services, ({ db }) =>
        readProfile(db, person.id, localeOf(request.headers), person.loggedAs),
      );
    },
    language: (request) => localeOf(request.headers),
  });
}
