import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cookies from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { FastifyServerOptions, ConnectionError } from 'fastify';
import type { Config } from '../config';
import { acceptBodies } from './bodies';
import { byHeader } from './call-addresses';
import { answerErrors, answerFailure } from './errors';
import { namePseudonyms } from '../sessions/security-events';
import { systemClock } from '../clock';
import { failureBody } from './envelope';
import { failure, type Failure } from '../failure';
import { everywhereHeaders } from './headers';
import { localeOf } from './locale';
import { compilersFactory } from './serialization';
import { drainUnreadBodies } from './unread-bodies';

interface Answer {
  status: number;
  refused: Failure;
}

/** Node's error codes for requests with an unreadable head. */
const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: 431, refused: failure('tooLarge', { message: 'headTooLarge' }) },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, refused: failure('invalid') },
};
const unreadable: Answer = { status: 400, refused: failure('invalid') };

const headerOf = (packet: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,500})`, 'im').exec(packet)?.[1];

/** The requested languages, as far as their headers were read. */
function localeIn(packet: unknown) {
  const head = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 20_000) : '';
  const [chosen, accepted] = [headerOf(head, 'x-api-language'), headerOf(head, 'accept-language')];
  return localeOf({ ...(chosen && { 'x-api-language': chosen }), ...(accepted && { 'accept-language': accepted }) });
}

/** Answers a request that cannot be parsed, in the usual envelope, and closes the connection. */
const answerUnreadable = (isSecure: boolean) => (error: ConnectionError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, refused } = answers[error.code] ?? unreadable;
  const body = JSON.stringify(failureBody(refused, localeIn(error.rawPacket)));
  const headers = {
    ...everywhereHeaders(isSecure),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
};

const secrets = [
  'password',
  'oldPassword',
  'token',
  'secret',
  'recoveryCodes',
  'username',
  'email',
  'authorization',
  'cookie',
  '["set-cookie"]',
];
const below = (path: string, name: string): string => (name.startsWith('[') ? path + name : `${path}.${name}`);

/** One JSON object per line. Secrets are redacted at any depth of an object. */
export const loggerOf = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  // The process’s own stream survives write errors; the logger’s default stream ends the process.
  stream: { write: (line) => void process.stdout.write(line) },
  base: null,
  timestamp: () => `,"time":"${systemClock.now().toISO()}"`,
  formatters: { level: (label) => ({ level: label }) },
  redact: { paths: secrets.flatMap((name) => [name, below('*', name), below('*.*', name)]), censor: '(kept out)' },
});

/** Called every few seconds by the gateway. */
const probes = ['/api/health', '/api/ready'];

/** Successful probes are logged as debug only. */
export const levelOfCall = (route: string, status: number): 'debug' | 'info' =>
  probes.includes(route) && status < 400 ? 'debug' : 'info';

const BODY_LIMIT_BYTES = 1_000_000;
const REQUEST_TIMEOUT_MS = 120_000;

/** Fastify with its settings, hooks and error handlers, without routes. */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOf(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Any client can send X-Forwarded-For: it is trusted only from known proxies that set it.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    genReqId: () => randomUUID(),
    clientErrorHandler: answerUnreadable(config.publicUrl.startsWith('https:')),
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    schemaController: { compilersFactory },
    routerOptions: { constraints: byHeader, maxParamLength: 500 },
    // On stop, requests finish and idle keep-alive connections are closed.
    forceCloseConnections: 'idle',
  });
  namePseudonyms(app, config.sessionSecret);
  await app.register(cookies);
  answerErrors(app);
  await acceptBodies(app);
  drainUnreadBodies(app);
  app.decorateRequest('person', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, person } = request;
    const took = Math.round(reply.elapsedTime);
    // The route instead of the address, which holds search terms and ids of people.
    const line = { method, route: routeOptions.url ?? '(none)', status: reply.statusCode, took, person: person?.id };
    request.log[levelOfCall(line.route, line.status)](line, 'call');
  });
  return app;
}
