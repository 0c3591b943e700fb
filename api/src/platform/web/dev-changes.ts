import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { remoteOf } from './live-registry';

/** Runs in the page: it reloads when something was built anew, and when the server came back. */
const script = `
  const changes = new EventSource('/dev/changes');
  let lost = false;
  changes.addEventListener('message', () => location.reload());
  changes.addEventListener('error', () => { lost = true; });
  changes.addEventListener('open', () => { if (lost) location.reload(); });
`;

/** The script in every document in development. */
export const reloadScript = '<script defer src="/dev/reload.js"></script>';

/** In development the page reloads after a build, which writes a pointer. */
export function serveDevChanges(app: FastifyInstance, webDir: string): void {
  const liveDir = join(webDir, 'live');
  mkdirSync(liveDir, { recursive: true });
  app.get('/dev/reload.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
  );
  app.get('/dev/changes', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 500\n\n');
    const watcher = watch(liveDir, (_event, file) => {
      if (file && remoteOf(file) && file.endsWith('.json')) reply.raw.write('data: reload\n\n');
    });
    request.raw.on('close', () => watcher.close());
  });
}
