import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { acceptBodies } from './bodies';
import { byHeader } from './by-header';
import { answerErrors, answerFailure } from './errors';
import { loggerOf } from './logging';

const bodyLimit = 1_000_000;
const requestTimeout = 120_000;
/** Gateways stand in the same private network; without one, what a client says of its address is not believed. */
const gateways = 'loopback,linklocal,uniquelocal';

/** Fastify with the house's manners, and no route yet. */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOf(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout,
    trustProxy: config.isBehindGateway ? gateways : false,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    routerOptions: { constraints: byHeader, maxParamLength: 500 },
    // Requests on the way end; idle keep-alive connections do not hold the stop up.
    forceCloseConnections: 'idle',
  });
  answerErrors(app);
  await acceptBodies(app);
  app.decorateRequest('person', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, person } = request;
    const took = Math.round(reply.elapsedTime);
    // The route rather than the address: what was searched for and whose page it was is nobody's business.
    const line = { method, route: routeOptions.url ?? '(none)', status: reply.statusCode, took, person: person?.id };
    request.log.info(line, 'call');
  });
  return app;
}
