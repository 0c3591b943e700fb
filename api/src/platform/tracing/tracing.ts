import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { repeat } from '../repeat';
import { asRequest, newSpanId, newTraceId, readTraceParent, type Span, writeTraceParent } from './spans';
import { collectStatements, nowMs, type PartEnd, type Statement, type TracedWork, tracedWork } from './statements';

export interface WorkToTrace<T> {
  name: string;
  kind: 'consumer' | 'client';
  attributes: Span['attributes'];
  /** Of the call that it goes back to, if one does. */
  traceParent: string | null;
  /** What else than an error is a failure. */
  hasFailed?: (result: T) => boolean;
}

/** Does what nobody waits for on a connection: its statements and how long it took are told. */
export type Trace = <T>(work: WorkToTrace<T>, run: () => Promise<T>) => Promise<T>;

/** Where no collector is named. */
export const untraced: Trace = (_work, run) => run();

export interface Tracing {
  /** Before any route is registered. */
  watch(server: FastifyInstance): void;
  run: Trace;
  /** Sends what is there. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const SEND_EVERY_MS = 5_000;
const SEND_TIMEOUT_MS = 5_000;
/** A collector that does not take them must not fill the memory. */
const MAX_KEPT = 5_000;
const AT_ONCE = 500;

type Begun = Pick<Span, 'name' | 'kind' | 'attributes'> & { parent: ReturnType<typeof readTraceParent> };

const spanOf = ({ text, ...statement }: Statement, { traceId, spanId }: Span): Span => ({
  ...statement,
  traceId,
  spanId: newSpanId(),
  parentSpanId: spanId,
  name: text.trim().split(/\s/, 1)[0] ?? '',
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
});

/** Sends what calls, jobs, mails and their statements took to a collector; undefined: none is named. */
export function openTracing(
  { tracesUrl, version }: Pick<Config, 'tracesUrl' | 'version'>,
  say: (sentence: string) => void,
): Tracing | undefined {
  if (tracesUrl === undefined) return undefined;
  const resource = { 'service.name': 'passerelle-api', 'service.version': version };
  const kept: Span[] = [];
  let isAway = false;
  const callOf = new WeakMap<FastifyRequest, ReturnType<typeof begin>>();

  function keep(spans: readonly Span[]): void {
    kept.push(...spans);
    if (kept.length > MAX_KEPT) kept.splice(0, kept.length - MAX_KEPT);
  }

  async function flush(): Promise<void> {
    while (kept.length > 0) {
      const sent = kept.splice(0, AT_ONCE);
      try {
        const answer = await fetch(`${tracesUrl}/v1/traces`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(asRequest(resource, sent)),
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`it answers ${answer.status}`);
        isAway = false;
      } catch (error) {
        if (!isAway) say(`Traces are lost, since the collector does not take them: ${String(error)}`);
        isAway = true;
        return;
      }
    }
  }

  const sending = repeat({ intervalMs: SEND_EVERY_MS, run: flush, onError: () => undefined });
  sending.start();

  function begin({ name, kind, attributes, parent }: Begun) {
    const span: Span = {
      traceId: parent?.traceId ?? newTraceId(),
      spanId: newSpanId(),
      parentSpanId: parent?.spanId,
      name,
      kind,
      startMs: nowMs(),
      endMs: 0,
      attributes,
      failed: false,
    };
    const { statements, hear } = collectStatements();
    const beginPart: TracedWork['beginPart'] = (part) => {
      const begun = begin({ name: part, kind: 'internal', attributes: {}, parent: span });
      return ({ statements: made, failed }: PartEnd) => begun.end({ failed }, made);
    };
    return {
      work: { hear, beginPart },
      traceParent: writeTraceParent(span),
      end: (known: Partial<Span>, made: readonly Statement[] = statements): void => {
        const ended = { ...span, endMs: nowMs(), ...known };
        keep([ended, ...made.map((statement) => spanOf(statement, ended))]);
      },
    };
  }

  return {
    watch: (server) => {
      server.addHook('onRequest', (request, _reply, done) => {
        const parent = readTraceParent(request.headers.traceparent);
        const call = begin({ name: request.method, kind: 'server', attributes: {}, parent });
        callOf.set(request, call);
        tracedWork.run({ ...call.work, traceParent: call.traceParent }, done);
      });
      server.addHook('onResponse', (request, reply, done) => {
        // The route rather than the address, which holds ids and search terms.
        const route = request.routeOptions.url ?? '(none)';
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          'passerelle.request_id': request.id,
        };
        const name = `${request.method} ${route}`;
        callOf.get(request)?.end({ name, attributes, failed: reply.statusCode >= 500 });
        done();
      });
    },
    run: async ({ name, kind, attributes, traceParent, hasFailed }, run) => {
      const parent = readTraceParent(traceParent);
      const { work, end, ...own } = begin({ name, kind, attributes, parent });
      let failed = true;
      try {
        const result = await tracedWork.run({ ...work, ...(parent && own) }, run);
        failed = hasFailed?.(result) ?? false;
        return result;
      } finally {
        end({ failed });
      }
    },
    flush,
    close: async () => {
      await sending.stop();
      await flush();
    },
  };
}
