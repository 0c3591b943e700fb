import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Call } from '@passerelle/shared/contract';
import { transact } from '../database/transact';
import type { Services } from '../services';
import { assertAccess } from './access';
import { readBody } from './bodies';
import { refuseCrossSite } from './cross-site';
import { successSchema } from './envelope';
import { failure } from './failure';
import { once } from './idempotency';
import { localeOf } from './locale';
import { refuseUnstorable } from './rejected-text';
import type { Context, Route } from './routes';
import { validator } from './validation';

interface Validators {
  params: (value: unknown) => unknown;
  query: (value: unknown) => unknown;
  body: Record<'exact' | 'words', (value: unknown) => unknown>;
}

const validatorsOf = ({ params, query, body }: Call): Validators => ({
  params: validator(params, 'words'),
  query: validator(query, 'words'),
  body: { exact: validator(body, 'exact'), words: validator(body, 'words') },
});

/** An address whose parts cannot be right names nothing that exists. */
function readParams(check: Validators['params'], value: unknown): unknown {
  try {
    refuseUnstorable(value);
    return check(value);
  } catch (error) {
    throw failure('notFound', { cause: error });
  }
}

function answer(route: Route, result: unknown, reply: FastifyReply): unknown {
  if (reply.sent || result === reply) return reply;
  if (route.call.response) return { data: result };
  return reply.code(204).send();
}

async function handle(
  route: Route,
  check: Validators,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isChange = request.method !== 'GET' && request.method !== 'HEAD';
  const params = readParams(check.params, request.params ?? {});
  refuseUnstorable(request.query);
  const query = check.query(request.query ?? {});
  const received = await readBody(request, route);
  try {
    refuseUnstorable(received.value);
    const body = isChange
      ? check.body[received.reading](received.value ?? (route.call.body ? {} : undefined))
      : undefined;
    const context = {
      ...{ params, query, body, files: received.files, request, reply, services },
      person: request.person,
      locale: localeOf(request.headers),
      now: services.clock.now(),
      log: request.log,
    };
    const run = (db: Services['db']) => route.handler({ ...context, db } as Context<Call>);
    if (!isChange || route.options.transaction === false) return answer(route, await run(services.db), reply);
    const result = await transact(services.db, (db) =>
      once({ db, request, route, input: { params, query, body }, now: context.now, reply }, async () => run(db)),
    );
    return answer(route, result, reply);
  } finally {
    await received.discard();
  }
}

/** A call that stands for another is found under that one's path too, told apart by a header. */
function addressesOf({ key, call }: Route): { url: string; constraints?: Record<string, string> }[] {
  const own = { url: pathOf(key) };
  if (!call.standsFor) return [own];
  const { header, value } = call.standsFor;
  return [own, { url: pathOf(call.standsFor.call), constraints: { [header]: value } }];
}

const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1);
const methodOf = (key: string): HTTPMethods => key.slice(0, key.indexOf(' ')) as HTTPMethods;

/** Hangs a domain's routes into the server: cross-site check, access, validation, transaction, envelope. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], services: Services): void {
  for (const route of routes) {
    const check = validatorsOf(route.call);
    for (const { url, constraints } of addressesOf(route)) {
      app.route({
        method: methodOf(route.key),
        url,
        config: { access: route.access },
        ...(constraints && { constraints }),
        ...(route.options.bodyLimit !== undefined && { bodyLimit: route.options.bodyLimit }),
        ...(route.call.response && { schema: { response: { '2xx': successSchema(route.call.response) } } }),
        onRequest: async (request) => {
          refuseCrossSite(request, services.config.publicUrl);
          request.person = await services.sessions.personOf(request);
          assertAccess(route.access, request.person);
        },
        handler: (request, reply) => handle(route, check, services, request, reply),
      });
    }
  }
}
