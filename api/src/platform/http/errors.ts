import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureBody } from './envelope';
import { Failure, failure } from './failure';
import { localeOf } from './locale';

interface Coded {
  code?: unknown;
  statusCode?: unknown;
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** What PostgreSQL says, in the words of the wire; https://www.postgresql.org/docs/15/errcodes-appendix.html */
const sqlStates: readonly [RegExp, () => Failure][] = [
  [/^22...$/, () => failure('invalid')],
  [/^23505$/, () => failure('duplicate')],
  [/^23...$/, () => failure('conflict')],
  [/^(40001|40P01|55P03|57014|57P0.|53...|08...)$/, () => failure('notReady', { retryAfter: 2 })],
];

const byStatus: Record<number, () => Failure> = {
  404: () => failure('notFound'),
  413: () => failure('tooLarge'),
  414: () => failure('notFound'),
  415: () => failure('wrongType'),
  503: () => failure('notReady', { retryAfter: 5 }),
};

/** Everything that can go wrong, as the one thing that a client is told. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode } = (typeof error === 'object' && error !== null ? error : {}) as Coded;
  if (typeof statusCode === 'number' && byStatus[statusCode]) return byStatus[statusCode]();
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return failure('invalid');
  if (typeof code === 'string') {
    if (unreachable.has(code)) return failure('notReady', { retryAfter: 2, cause: error });
    const known = sqlStates.find(([states]) => states.test(code));
    if (known) return known[1]();
  }
  const text = error instanceof Error ? error.message : '';
  if (/Connection terminated|timeout exceeded when trying to connect/.test(text)) {
    return failure('notReady', { retryAfter: 2, cause: error });
  }
  return failure('unexpected', { cause: error });
}

export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = failureFrom(error);
  if (refused.status >= 500) request.log.error({ err: error }, 'The call failed.');
  if (refused.details.retryAfter !== undefined) void reply.header('retry-after', refused.details.retryAfter);
  return reply
    .code(refused.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(refused, localeOf(request.headers))));
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
}
