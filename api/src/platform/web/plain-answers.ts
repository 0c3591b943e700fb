import type { FastifyReply, FastifyRequest } from 'fastify';

import { failureFrom } from '../http/errors';

/** Not JSON, which a loader could take for what it asked for; and not kept, as the file may be there a moment later. */
const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);

export const answerMissing = (reply: FastifyReply): FastifyReply => plain(reply, 404, 'Not found');

/** A file that is asked for in a way that names none, or that cannot be read. */
export function answerNoFile(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = failureFrom(error);
  if (status < 500) return answerMissing(reply);
  request.log.error({ err: error }, 'The file cannot be read.');
  return plain(reply, status, 'Not available');
}
