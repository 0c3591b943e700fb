import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { RoleName } from '@passerelle/shared/contract';
import { registryFor } from '@passerelle/shared/contract/remotes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { reloadScript, serveDevChanges } from './dev-changes';
import { documentTemplate } from './document';
import { liveRegistry } from './live-registry';
import { failure } from '../http/failure';
import { contentSecurityPolicy } from './policy';

export interface WebOptions {
  /** Holds `shell/`, `remotes/` and `remotes.json`. */
  webDir: string;
  development: boolean;
  /** The script that measures the audience, where there is one. */
  analytics: string | undefined;
  env: () => unknown;
  /** The own profile of the session's person, as `GET /me` answers it. */
  me: (request: FastifyRequest) => Promise<{ role: { slug: RoleName } } | null>;
  language: (request: FastifyRequest) => string;
}

const immutable = 'public, max-age=31536000, immutable';

/**
 * A worker runs under the policy of its own file: it fetches nothing and makes no functions from strings. Compiling
 * WebAssembly is allowed in there, since that is how a PDF's scanned pictures are unpacked.
 */
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'";
const isWorker = (path: string): boolean => /\.worker\.[^/]*\.js(\.br|\.gz)?$/.test(path);

/** Serves the product's pages: the shell's document for every address, and the files of shell and remotes. */
export async function servePages(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { webDir, development, analytics } = options;
  const shellDir = join(webDir, 'shell');
  if (!existsSync(join(shellDir, 'index.html'))) {
    app.log.warn(`No pages in ${webDir}: only the API is served. \`npm run build\` makes them.`);
    return;
  }
  const registry = liveRegistry(join(webDir, 'remotes.json'), (error) => app.log.error(error, 'registry unreadable'));
  const document = documentTemplate(join(shellDir, 'index.html'), development ? reloadScript : '');

  await app.register(fastifyStatic, {
    root: shellDir,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    setHeaders: (reply) => void reply.header('cache-control', immutable),
  });
  await app.register(fastifyStatic, {
    root: join(webDir, 'remotes'),
    prefix: '/remotes/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    // Remotes are loaded with `crossorigin`, so that their errors and hashes can be seen by the page.
    setHeaders: (reply, path) => {
      void reply.header('cache-control', immutable).header('access-control-allow-origin', '*');
      if (isWorker(path)) void reply.header('content-security-policy', workerPolicy);
    },
  });

  if (development) serveDevChanges(app, webDir);

  const registryOf = (role: RoleName | undefined) =>
    role ? registryFor(registry(), role) : { ...registry(), remotes: [] };

  app.get('/remotes.json', async (request, reply) => {
    const me = await options.me(request);
    return reply.header('cache-control', 'no-store').send(registryOf(me?.role.slug));
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const me = await options.me(request);
    const visible = registryOf(me?.role.slug);
    const nonce = randomBytes(16).toString('base64');
    const remotes = registry().remotes.map((remote) => remote.base);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy(nonce, { remotes, analytics, development }))
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(document({ registry: visible, env: options.env(), me }, nonce, options.language(request)));
  };
  app.get('/', page);
  app.get('/*', (request, reply) => {
    const { pathname } = new URL(request.url, 'http://page');
    // What lies below the API and is none of its calls is no page either.
    if (pathname.startsWith('/api/')) throw failure('notFound');
    const looksLikeFile = /\.[a-z0-9]{2,5}$/i.test(pathname);
    if (looksLikeFile) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return page(request, reply);
  });
}
