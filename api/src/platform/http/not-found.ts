import type { FastifyInstance } from 'fastify';
import { open } from './access';
import { answerFailure } from './errors';
import { failure } from './failure';

/** An unknown path and a method that a path does not know are told apart by nobody: both are not there. */
export function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answerFailure(failure('notFound'), request, reply));
}

/** The same below the API, where otherwise the pages would answer: they do so for any address that is nobody else's. */
export function answerUnknownCalls(api: FastifyInstance): void {
  answerUnknown(api);
  api.get('/*', { config: { access: open } }, () => {
    throw failure('notFound');
  });
}
