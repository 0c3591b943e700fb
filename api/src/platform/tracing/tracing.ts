import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
  ATTR_SERVICE_VERSION,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { begin, contextOf, followed } from './work';

export interface Tracing {
  /** Before any route is registered. */
  watch(server: FastifyInstance): void;
  /** Flushes pending spans. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

function watch(server: FastifyInstance): void {
  const calls = new WeakMap<FastifyRequest, ReturnType<typeof begin>['span']>();
  server.addHook('onRequest', (request, _reply, done) => {
    const { span, within } = begin(request.method, SpanKind.SERVER, contextOf(request.headers.traceparent));
    calls.set(request, span);
    context.with(followed(within), done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    // The route instead of the address, which holds ids and search terms.
    const route = request.routeOptions.url ?? '(none)';
    const span = calls.get(request)?.updateName(`${request.method} ${route}`);
    span?.setAttributes({
      [ATTR_HTTP_REQUEST_METHOD]: request.method,
      [ATTR_HTTP_ROUTE]: route,
      [ATTR_HTTP_RESPONSE_STATUS_CODE]: reply.statusCode,
      'passerelle.request_id': request.id,
    });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/**
 * Sends spans of calls, jobs, mails and their statements to a collector; undefined: none is configured. OpenTelemetry's
 * own variables (`OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`, …) are read by its packages,
 * which are loaded here only.
 */
export async function openTracing(
  { tracesUrl, version }: Pick<Config, 'tracesUrl' | 'version'>,
  say: (sentence: string) => void,
): Promise<Tracing | undefined> {
  if (tracesUrl === undefined) return undefined;
  const sdk = await import('./sdk');
  const exporter = new sdk.OTLPTraceExporter({ url: tracesUrl });
  let isAway = false;
  const provider = new sdk.BasicTracerProvider({
    resource: sdk
      .resourceFromAttributes({ [ATTR_SERVICE_NAME]: 'passerelle-api', [ATTR_SERVICE_VERSION]: version })
      .merge(sdk.detectResources({ detectors: [sdk.envDetector] })),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        export: (spans, done) =>
          exporter.export(spans, (result) => {
            if (result.error && !isAway)
              say(`Traces are lost, since the collector does not take them: ${String(result.error)}`);
            isAway = result.error !== undefined;
            done(result);
          }),
        forceFlush: () => exporter.forceFlush(),
        shutdown: () => exporter.shutdown(),
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  return {
    watch,
    flush: () => provider.forceFlush(),
    close: () => provider.shutdown(),
  };
}
