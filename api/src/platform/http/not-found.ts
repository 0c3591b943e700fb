import type { FastifyInstance } from 'fastify';
import { answerFailure } from './errors';
import { failure } from './failure';

/** An unknown path and a method that a path does not know are told apart by nobody: both are not there. */
export function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answerFailure(failure('notFound'), request, reply));
}
