import type { FastifyInstance } from 'fastify';
import { envOf } from './domains/content/env';
import { readProfile } from './domains/session/profile';
import { localeOf } from './platform/http/locale';
import type { Services } from './platform/services';
import { servePages } from './platform/web';
import { isLoopback } from './platform/web/origins';

/** The product's pages beside its API, with what the first screen needs already in the document. */
export async function productPages(app: FastifyInstance, services: Services): Promise<void> {
  const { config, live } = services;
  const { webDir, publicUrl } = config;
  if (!webDir || !live) throw new Error('There is no folder to serve pages from.');
  const isDevelopment = config.env === 'development';
  await servePages(app, {
    ...{ webDir, live, remoteOrigins: config.remoteOrigins },
    isWatched: isDevelopment && webDir.endsWith('dev'),
    // A server with an address of its own is for others too, also where nobody has said that it is in production.
    isDevelopment: isDevelopment && isLoopback(new URL(publicUrl).origin),
    isSecure: publicUrl.startsWith('https:'),
    analytics: config.analytics?.scriptUrl,
    env: () => envOf(config),
    me: async (request) => {
      const person = await services.sessions.personOf(request);
      return person ? readProfile(services.db, person.id, localeOf(request.headers)) : null;
    },
    language: (request) => localeOf(request.headers),
  });
}
