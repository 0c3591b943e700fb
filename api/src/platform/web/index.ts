import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import { previewIdOf } from '@passerelle/shared/contract/rules/common/preview-address';

import { failureFrom } from '../http/errors';
import { basesOf, chosenOverrides } from './overrides';
import { compressed } from './compress-document';
import { documentTemplate } from './document';
import { bringAnswers } from './paint/bring-answers';
import { firstPaint, loginPaint, type Person } from './paint/first-paint';
import { readPaints } from './paint/read-paints';
import { answerMissing, serveFiles } from './files';
import type { LiveRegistry } from './live-registry';
import { contentSecurityPolicy } from './policy';
import { answerRegistry, registrySeenBy } from './registry-routes';

export interface WebOptions {
  /** Holds `shell/`, `remotes/` and `live/`. */
  webDir: string;
  live: LiveRegistry;
  /** True if pages are rebuilt while the server runs. */
  isWatched: boolean;
  /** True in the development environment. */
  isDevelopment: boolean;
  isSecure: boolean;
  /** Origins of possible remotes. */
  remoteOrigins: readonly string[];
  /** The analytics script, if there is one. */
  analytics: string | undefined;
  /** The top of every page. */
  notice: ((nonce: string) => string) | undefined;
  env: () => unknown;
  /** The own profile of the session's person, as `GET /me` answers it. */
  me: (request: FastifyRequest, reply: FastifyReply) => Promise<Person | null>;
  language: (request: FastifyRequest) => Locale;
}

/** Serves the product's pages: the shell's document for every address, and the files of shell and remotes. */
export async function servePages(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { webDir, live, isWatched, analytics } = options;
  const index = join(webDir, 'shell/index.html');
  if (!existsSync(index)) {
    app.log.warn(`No pages in ${webDir}: only the API is served. \`npm run build\` makes them.`);
    return;
  }
  const document = documentTemplate(index, options.notice);

  const paints = readPaints(webDir);

  await serveFiles(app, webDir);
  answerRegistry(app, {
    webDir,
    live,
    permissionsOf: async (request, reply) => (await options.me(request, reply))?.mergedPermissions,
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const isPreview = previewIdOf(request.url) !== null;
    const me = await options.me(request, reply).catch((error: unknown) => {
      if (isPreview && failureFrom(error).code === 'notFound') return null;
      throw error;
    });
    if (isPreview && !me) return answerMissing(reply);
    const { registry, bases } = live.now();
    const chosen = chosenOverrides(request, reply, { ...options, permissions: me?.mergedPermissions });
    const overrides = Object.keys(chosen).length > 0 ? basesOf(chosen) : undefined;
    const remotes = [...bases, ...options.remoteOrigins, ...Object.values(chosen)];
    const devServers = [...(isWatched ? bases : []), ...Object.values(chosen)];
    const nonce = randomBytes(16).toString('base64');
    const seen = registrySeenBy(registry, me?.mergedPermissions);
    // A searched or filtered list has another toolbar state.
    const [pathname = '', query] = request.url.split('?');
    const isPrepared = me !== null && query === undefined && overrides === undefined && !isPreview;
    const prepared = isPrepared ? firstPaint(paints, { pathname, registry: seen, me }) : null;
    const locale = me?.locale ?? defaultLocale;
    const found = prepared ? await bringAnswers(app, request, prepared.addresses, locale) : {};
    const answers = Object.keys(found).length > 0 ? { locale, found } : undefined;
    const boot = { registry: seen, env: options.env(), me, overrides, answers };
    const paint = me ? prepared?.with(found) : loginPaint(paints, { pathname, registry });
    const html = document(boot, nonce, me?.locale ?? options.language(request), paint ?? undefined);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        contentSecurityPolicy(nonce, { remotes, analytics, devServers, isFramed: isPreview }),
      )
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .send(await compressed(request, reply, html));
  };
  app.get('/', page);
  app.get('/*', (request, reply) => {
    const looksLikeFile = /\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '');
    return looksLikeFile ? answerMissing(reply) : page(request, reply);
  });
  app.setNotFoundHandler((_request, reply) => answerMissing(reply));
}
