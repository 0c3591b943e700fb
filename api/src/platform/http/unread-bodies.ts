import type { IncomingMessage } from 'node:http';
import { fileLimits } from '@passerelle/shared/contract/limits';
import type { FastifyInstance } from 'fastify';

/** The largest upload with its form. */
const DRAINED_BYTES = fileLimits.document.bytes + 2_000_000;
const DRAINED_MS = 10_000;

/**
 * Reads the rest of a body after an early refusal: without it the next request on the connection is never parsed. A
 * rest that is too large or too slow closes the connection.
 */
function drain(request: IncomingMessage): void {
  const { socket } = request;
  const close = (): void => void socket.destroy();
  const timer = setTimeout(close, DRAINED_MS).unref();
  let bytes = 0;
  request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer));
  // The parser of multipart bodies may have stopped reading.
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    if ((bytes += chunk.length) > DRAINED_BYTES) close();
  });
  request.resume();
}

/** Keeps the connection of every request usable, however early it was answered. */
export function drainUnreadBodies(app: FastifyInstance): void {
  // On the server, since Fastify runs no hook for an invalid address.
  app.server.on('request', (request, response) => {
    response.once('finish', () => {
      if (!request.complete) drain(request);
    });
  });
  // For an unreadable body, Fastify closes the connection at once: the client may then miss the answer.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.raw.complete && app.server.listening) void reply.removeHeader('connection');
    done();
  });
}
