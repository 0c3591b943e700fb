import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PoolFullError } from '../database/bounded-pool';
import { open } from './access';
import { failureBody } from './envelope';
import { Failure, failure } from '../failure';
import { localeOf } from './locale';
import { logRefusal } from '../sessions/security-events';
import { isVisit, unavailableHeaders, unavailablePage } from './unavailable-page';

interface Coded {
  code?: unknown;
  statusCode?: unknown;
}

const notReady = (cause: unknown): Failure => failure('notReady', { retryAfter: 2, cause });
const noRoom = (cause: unknown): Failure => failure('notReady', { message: 'noRoom', retryAfter: 60, cause });
const cannotSave = (cause: unknown): Failure => failure('notReady', { message: 'cannotSave', retryAfter: 60, cause });

/**
 * Error codes of the system and of PostgreSQL; of the latter, https://www.postgresql.org/docs/15/errcodes-appendix.html.
 * ENOENT is a database whose socket is not there.
 */
const byCode: readonly [RegExp, (cause: unknown) => Failure][] = [
  [/^(ENOSPC|EDQUOT|53100)$/, noRoom],
  [/^(EROFS|EIO|25006|58030)$/, cannotSave],
  [/^(ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_\w+)$/, notReady],
  [/^E[MN]FILE$/, notReady],
  [/^22...$/, (cause) => failure('invalid', { cause })],
  [/^23505$/, (cause) => failure('duplicate', { cause })],
  [/^23...$/, (cause) => failure('conflict', { cause })],
  [/^(40001|40P01|55P03|57014|57P0.|53...|08...|28...|3D000)$/, notReady],
];
const withoutConnection =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Cannot use a pool after calling end/;

const byStatus: Record<number, () => Failure> = {
  404: () => failure('notFound'),
  413: () => failure('tooLarge'),
  414: () => failure('notFound'),
  415: () => failure('wrongType'),
  503: () => failure('notReady', { retryAfter: 5 }),
};

/** An error, its causes, and the parts of an aggregate. */
function causesOf(error: unknown, deep = 5): unknown[] {
  if (!(error instanceof Error) || deep === 0) return [error];
  const parts: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...parts, ...causesOf(error.cause, deep - 1)];
}

function failureOfSystem(error: unknown): Failure | undefined {
  for (const cause of causesOf(error)) {
    const { code } = (typeof cause === 'object' && cause !== null ? cause : {}) as Coded;
    const known = typeof code === 'string' ? byCode.find(([codes]) => codes.test(code)) : undefined;
    if (known) return known[1](error);
    if (cause instanceof Error && withoutConnection.test(cause.message)) return notReady(error);
  }
  return undefined;
}

/** Converts any error to the client's failure. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof PoolFullError) return failure('notReady', { retryAfter: 2, cause: error });
  const { statusCode } = (typeof error === 'object' && error !== null ? error : {}) as Coded;
  if (typeof statusCode === 'number' && byStatus[statusCode]) return byStatus[statusCode]();
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return failure('invalid');
  return failureOfSystem(error) ?? failure('unexpected', { cause: error });
}

export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = failureFrom(error);
  logRefusal(request, refused);
  const formatted = request.routeOptions.config.formatFailure?.(error, refused);
  if (!formatted && refused.status >= 500) request.log.error({ err: error }, 'The call failed.');
  if (refused.details.retryAfter !== undefined) void reply.header('retry-after', refused.details.retryAfter);
  if (refused.status >= 500 && isVisit(request)) {
    return reply.code(refused.status).headers(unavailableHeaders).send(unavailablePage(refused, request));
  }
  return reply
    .code(formatted?.status ?? refused.status)
    .type('application/json; charset=utf-8')
    .send(formatted?.text ?? JSON.stringify(failureBody(refused, localeOf(request.headers))));
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
}

/** An unknown path and an unknown method of a known path are both a 404. */
export function answerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answerFailure(failure('notFound'), request, reply));
}

/** The same below `/api`, where the pages would answer: they take every address without a route. */
export function answerUnknownCall(api: FastifyInstance): void {
  answerNotFound(api);
  api.get('/*', { config: { access: open } }, () => {
    throw failure('notFound');
  });
}
