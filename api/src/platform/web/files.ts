import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureFrom } from '../http/errors';

const immutable = 'public, max-age=31536000, immutable';

/**
 * A worker runs under its own file's policy: no requests, no code from strings. WebAssembly is allowed there, since a
 * PDF's scanned pictures are decoded with it.
 */
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'";
const isWorker = (path: string): boolean => /\.worker\.[^/]*\.js(\.br|\.gz)?$/.test(path);

/** The files of the shell and of every version of a remote; a name never changes its content. */
export async function serveFiles(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(async (files) => {
    files.setErrorHandler(answerNoFile);
    await files.register(fastifyStatic, {
      root: join(webDir, 'shell'),
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      setHeaders: (reply) => void reply.header('cache-control', immutable),
    });
    await files.register(fastifyStatic, {
      root: join(webDir, 'remotes'),
      prefix: '/remotes/',
      preCompressed: true,
      index: false,
      decorateReply: false,
      // Remotes are loaded with `crossorigin`, so that the page can see their errors and hashes.
      setHeaders: (reply, path) => {
        void reply.header('cache-control', immutable).header('access-control-allow-origin', '*');
        if (isWorker(path)) void reply.header('content-security-policy', workerPolicy);
      },
    });
  });
}

/** Plain text, since a loader could parse JSON as its file; not cached, since the file may exist a moment later. */
const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);

export const answerMissing = (reply: FastifyReply): FastifyReply => plain(reply, 404, 'Not found');

/** A path without a file, or an unreadable file. */
export function answerNoFile(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = failureFrom(error);
  if (status < 500) return answerMissing(reply);
  request.log.error({ err: error }, 'The file cannot be read.');
  return plain(reply, status, 'Not available');
}
