import type { Call } from '@passerelle/shared/contract';
import { readListQuery, unfoldFilters } from '@passerelle/shared/contract/rules/common/list-query';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Db, transact } from '../database/connection';
import type { ReadFromReplica } from '../database/read-replica';
import type { Services } from './services';
import { assertAccess, refuseCrossSite } from './access';
import { readBody } from './bodies';
import { addressesOf, methodOf } from './call-addresses';
import { recordRefusal } from './refused-attempts';
import { successSchema } from './envelope';
import { failure } from '../failure';
import { withIdempotency } from './idempotency';
import { createAdmissions, usesServerShare } from './load-limits';
import { localeOf } from './locale';
import { rememberWrite, lastWriteOf } from './read-your-writes';
import type { ReceivedFiles } from './received-files';
import type { Context, Route } from './routes';
import { assertStorable, validator } from './validation';
import { assertOneself, leaveOutOfFigures, recordWorkFor } from '../sessions/log-as';
import { assertInProduct, withServicesFor } from './preview-services';
import { etagOf, readIfMatch, versionOf } from '../versions';

interface Validators {
  params: (value: unknown) => unknown;
  query: (value: unknown) => unknown;
  body: Record<'exact' | 'words' | 'besideFiles', (value: unknown) => unknown>;
}

/** The body of a change must not be empty, unless files come with it. */
const besideFiles = ({ body, files }: Call) => body && files && { ...body, minProperties: 0 };

const validatorsOf = (call: Call): Validators => ({
  params: validator(call.params, 'words'),
  query: validator(call.query, 'words'),
  body: {
    exact: validator(call.body, 'exact'),
    words: validator(call.body, 'words'),
    besideFiles: validator(besideFiles(call), 'words'),
  },
});

/** A path with invalid parameters is a 404. */
function readParams(check: Validators['params'], value: unknown): unknown {
  try {
    return assertStorable(check(value));
  } catch (error) {
    throw failure('notFound', { cause: error });
  }
}

function answer(route: Route, result: unknown, reply: FastifyReply): unknown {
  // Also for a file whose client disconnected: its answer had begun, and is not completed by another.
  if (reply.sent || reply.raw.headersSent || result === reply) return reply;
  if (!route.call.response) return reply.code(204).send();
  const version = versionOf(result);
  if (version !== undefined) void reply.header('etag', etagOf(version));
  return { ...route.call.beside, data: result };
}

interface RequestContext {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

/** Aborted when the client disconnects: Fastify's signal would abort as soon as the body has been read. */
function disconnection({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.closed) controller.abort();
  else raw.once('close', () => controller.abort());
  return controller.signal;
}

const copyReader =
  ({ request, services: { db, readCopy } }: RequestContext): ReadFromReplica =>
  (work) =>
    readCopy ? readCopy.read(lastWriteOf(request), work) : work(db, undefined);

/** Runs the handler; a change in one transaction, which also stores its Idempotency-Key. */
async function run(
  route: Route,
  context: Omit<Context<Call>, 'db'>,
  { request, reply, services }: RequestContext,
): Promise<unknown> {
  await route.options.before?.({ ...context, db: services.db });
  const runOn = async (db: Db): Promise<unknown> => route.handler({ ...context, db });
  if (route.options.mayLag) return context.readFromCopy(runOn);
  if (!isChange(request)) return runOn(services.db);
  const result = await change(route, context, { request, reply, services }, runOn);
  if (services.readCopy) {
    await rememberWrite(services.readCopy, request, reply, services.config.publicUrl.startsWith('https:'));
  }
  return result;
}

async function change(
  route: Route,
  context: Omit<Context<Call>, 'db'>,
  { request, reply, services }: RequestContext,
  runOn: (db: Db) => Promise<unknown>,
): Promise<unknown> {
  if (route.options.transaction === false) return runOn(services.db);
  const { params, query, body, files } = context;
  const input = { params, query, body, files: Object.values(files).map(namesOf) };
  return transact(services.db, async (db) => {
    if (request.person?.impersonatorId) await leaveOutOfFigures(db);
    return withIdempotency({ db, request, route, input, now: context.now, reply }, async () => {
      const result = await runOn(db);
      await recordImpersonated(route, { db, request, now: context.now });
      return result;
    });
  });
}

/** Staff calls log themselves; calls about a user's own data are logged only during impersonation. */
async function recordImpersonated(
  { access, key }: Route,
  { db, request, now }: Pick<Context<Call>, 'db' | 'request' | 'now'>,
): Promise<void> {
  const { person } = request;
  if (access.kind === 'staff' || !person?.impersonatorId) return;
  await recordWorkFor({ db, person, request, now }, key);
}

const isChange = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';
const namesOf = (files: ReceivedFiles[string]) => files.map(({ field, name, sha256 }) => ({ field, name, sha256 }));

async function handle(route: Route, check: Validators, requestContext: RequestContext): Promise<unknown> {
  const { request, reply, services } = requestContext;
  const { load = 'call' } = route.options;
  const params = readParams(check.params, request.params ?? {});
  const query = assertStorable(
    readListQuery(check.query(unfoldFilters((request.query ?? {}) as Record<string, unknown>))),
  );
  const received = await readBody(request, route);
  try {
    const reading = Object.keys(received.files).length > 0 ? 'besideFiles' : received.reading;
    const body = route.call.body && assertStorable(check.body[reading](received.value ?? {}));
    const contextWith = (given: Services) =>
      ({
        params,
        query,
        body,
        files: received.files,
        request,
        reply,
        services: given,
        person: request.person,
        locale: localeOf(request.headers),
        seen: readIfMatch(request.headers['if-match']),
        now: services.clock.now(),
        readFromCopy: copyReader({ request, reply, services: given }),
        log: request.log,
      }) as Omit<Context<Call>, 'db'>;
    const work = () =>
      withServicesFor(request.person, services, (given) =>
        run(route, contextWith(given), { request, reply, services: given }),
      );
    const result = usesServerShare(load)
      ? await services.heavyWork.run('server', work, disconnection(reply))
      : await work();
    return answer(route, result, reply);
  } finally {
    await received.discard();
  }
}

/** Registers routes with Fastify: cross-site check, access, validation, transaction, envelope. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], services: Services): void {
  const admissions = createAdmissions();
  for (const route of routes) {
    const check = validatorsOf(route.call);
    for (const { url, constraints } of addressesOf(route)) {
      app.route({
        method: methodOf(route),
        url,
        config: {
          access: route.access,
          ...(route.options.formatFailure && { formatFailure: route.options.formatFailure }),
        },
        ...(constraints && { constraints }),
        ...(route.options.bodyLimit !== undefined && { bodyLimit: route.options.bodyLimit }),
        ...(route.call.response && {
          schema: { response: { '2xx': successSchema(route.call.response, route.call.beside) } },
        }),
        onRequest: async (request, reply) => {
          refuseCrossSite(request, services.config.publicUrl);
          const { load = 'call', isPoll } = route.options;
          await admissions.admit(request, reply, load, async () => {
            request.person = await services.sessions.personOf(request, { isActivity: !isPoll });
            if (request.person) services.sessions.renameCookie(request, reply);
            assertAccess(route.access, request.person);
            if (request.person && route.options.oneselfOnly) assertOneself(request.person);
            if (request.person) assertInProduct(request.person, route);
            return request.person?.id;
          });
        },
        onError: (request, _reply, error) => recordRefusal(route, request, services, error),
        onResponse: (request, _reply, done) => {
          admissions.release(request);
          done();
        },
        handler: (request, reply) =>
          admissions.whileAdmitted(request, () => handle(route, check, { request, reply, services })),
      });
    }
  }
}
