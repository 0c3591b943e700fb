import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config';
import { envOf } from './domains/content/routes';
import { readProfile } from './domains/profile/read-profile';
import { isDemoAudience, serveDemoAudience } from './platform/demo-audience';
import { localeOf } from './platform/http/locale';
import { demoNotice, isPublicDemo } from './platform/public-demo';
import type { Services } from './platform/http/services';
import { StartProblem } from './platform/starting/start-problem';
import { servePages, type WebOptions } from './platform/web';
import { isLoopback } from './platform/web/origins';

const isDevelopment = ({ env }: Config): boolean => env === 'development';
/** Built anew at each change: a shell that does not build is mended while the server runs. */
const isWatched = (config: Config): boolean => isDevelopment(config) && config.webDir?.endsWith('dev') === true;

/** Refuses to start with a WEB_DIR that has no pages: every address would answer « not found ». */
export function assertPages(config: Config): void {
  const { webDir } = config;
  if (webDir === undefined || isWatched(config) || existsSync(join(webDir, 'shell/index.html'))) return;
  throw new StartProblem(
    `There are no pages in WEB_DIR (${webDir}): \`npm run build\` makes them; without WEB_DIR only the API is served.`,
  );
}

/** The product's pages beside its API, with what the first screen needs already in the document. */
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
    // A server with an address of its own is for others too, also where nobody has said that it is in production.
    isDevelopment: isDevelopment(config) && isLoopback(new URL(publicUrl).origin),
    isSecure: publicUrl.startsWith('https:'),
    analytics: isDemoAudience(config.analytics) ? undefined : config.analytics?.scriptUrl,
    notice: isPublicDemo(config) ? (nonce) => demoNotice(nonce).html : undefined,
    env: () => envOf(config),
    me: async (request, reply) => {
      const person = await services.sessions.personOf(request);
      if (person) services.sessions.renameCookie(request, reply);
      return person ? readProfile(services.db, person.id, localeOf(request.headers), person.loggedAs) : null;
    },
    language: (request) => localeOf(request.headers),
  });
}
