import { type FSWatcher, watch } from 'node:fs';

import type { FastifyInstance } from 'fastify';

/** In development the page reloads when what it was made of was built anew; it listens here. */
export function serveDevChanges(app: FastifyInstance, webDir: string): void {
  app.get('/dev/changes', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 500\n\n');
    const watcher: FSWatcher = watch(webDir, (_, file) => {
      if (file === 'remotes.json') reply.raw.write('data: reload\n\n');
    });
    request.raw.on('close', () => watcher.close());
  });
}
