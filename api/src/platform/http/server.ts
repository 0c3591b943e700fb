import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { acceptBodies } from './bodies';
import { byHeader } from './call-addresses';
import { answerUnreadable } from './client-errors';
import { answerErrors, answerFailure } from './errors';
import { levelOfCall, loggerOf } from './logging';
import { namePseudonyms } from '../sessions/security-events';

const BODY_LIMIT_BYTES = 1_000_000;
const REQUEST_TIMEOUT_MS = 120_000;

/** Fastify with its settings, hooks and error handlers, and no route yet. */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOf(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Anybody can send X-Forwarded-For: it is trusted only from proxies that are known to set it.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    genReqId: () => randomUUID(),
    clientErrorHandler: answerUnreadable(config.publicUrl.startsWith('https:')),
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    routerOptions: { constraints: byHeader, maxParamLength: 500 },
    // On stop, requests finish and idle keep-alive connections are closed.
    forceCloseConnections: 'idle',
  });
  namePseudonyms(app, config.sessionSecret);
  answerErrors(app);
  await acceptBodies(app);
  app.decorateRequest('person', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, person } = request;
    const took = Math.round(reply.elapsedTime);
    // The route rather than the address, which holds search terms and ids of people.
    const line = { method, route: routeOptions.url ?? '(none)', status: reply.statusCode, took, person: person?.id };
    request.log[levelOfCall(line.route, line.status)](line, 'call');
  });
  return app;
}
