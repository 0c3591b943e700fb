import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { repeat } from '../repeat';
import { asRequest, newSpanId, newTraceId, readTraceParent, type Span } from './spans';
import { tracedCall } from './statements';

export interface Tracing {
  /** Before any route is registered. */
  watch(server: FastifyInstance): void;
  /** Sends what is there. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const SEND_EVERY_MS = 5_000;
const SEND_TIMEOUT_MS = 5_000;
/** A collector that does not take them must not fill the memory. */
const MAX_KEPT = 5_000;
const AT_ONCE = 500;
/** Of one call; a job of many statements is seen without all of them. */
const MAX_STATEMENTS = 100;

const nowMs = (): number => performance.timeOrigin + performance.now();
/** Of a statement, its first words and table: enough to know it again. */
const MAX_TEXT = 1_000;

/** Sends what calls and their statements took to a collector; undefined: none is named. */
export function openTracing(
  { tracesUrl, version }: Pick<Config, 'tracesUrl' | 'version'>,
  say: (sentence: string) => void,
): Tracing | undefined {
  if (tracesUrl === undefined) return undefined;
  const resource = { 'service.name': 'passerelle-api', 'service.version': version };
  const kept: Span[] = [];
  let isAway = false;
  const spansOf = new WeakMap<FastifyRequest, Span[]>();

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

  return {
    watch: (server) => {
      server.addHook('onRequest', (request, _reply, done) => {
        const asked = readTraceParent(request.headers.traceparent);
        const { traceId } = asked ?? { traceId: newTraceId() };
        const call: Span = {
          traceId,
          spanId: newSpanId(),
          parentSpanId: asked?.spanId,
          name: request.method,
          kind: 'server',
          startMs: nowMs(),
          endMs: 0,
          attributes: {},
          failed: false,
        };
        const spans = [call];
        spansOf.set(request, spans);
        const hear: Parameters<typeof tracedCall.run>[0] = ({ text, durationMs, failed }) => {
          if (spans.length > MAX_STATEMENTS) return;
          const endMs = nowMs();
          const [verb = ''] = text.trim().split(/\s/, 1);
          spans.push({
            traceId,
            spanId: newSpanId(),
            parentSpanId: call.spanId,
            name: verb,
            kind: 'client',
            startMs: endMs - durationMs,
            endMs,
            attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) },
            failed,
          });
        };
        tracedCall.run(hear, done);
      });
      server.addHook('onResponse', (request, reply, done) => {
        const [call, ...statements] = spansOf.get(request) ?? [];
        // The route rather than the address, which holds ids and search terms.
        const route = request.routeOptions.url ?? '(none)';
        if (call) {
          const attributes = {
            'http.request.method': request.method,
            'http.route': route,
            'http.response.status_code': reply.statusCode,
            'passerelle.request_id': request.id,
          };
          const failed = reply.statusCode >= 500;
          keep([{ ...call, name: `${request.method} ${route}`, endMs: nowMs(), attributes, failed }, ...statements]);
        }
        done();
      });
    },
    flush,
    close: async () => {
      await sending.stop();
      await flush();
    },
  };
}
