import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { ATTR_DB_QUERY_TEXT, ATTR_DB_SYSTEM_NAME } from '@opentelemetry/semantic-conventions';
import { firstOnly, type Statement, withListener } from './statements';

const propagator = new W3CTraceContextPropagator();
const tracer = () => trace.getTracer('passerelle');
const failed = { code: SpanStatusCode.ERROR };

/** Set where follow-up work continues the trace: in a call, and in work that it caused. */
const isFollowed = createContextKey('is followed');

/** A context with the parent of a `traceparent`, if it is valid. */
export const contextOf = (traceparent: unknown): Context =>
  typeof traceparent === 'string'
    ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
    : ROOT_CONTEXT;

export const followed = (within: Context): Context => within.setValue(isFollowed, true);

/** The trace that a job or mail written now continues; null without a request, as on a schedule. */
export function traceParent(): string | null {
  const active = context.active();
  const carrier: { traceparent?: string } = {};
  if (active.getValue(isFollowed) === true) propagator.inject(active, carrier, defaultTextMapSetter);
  return carrier.traceparent ?? null;
}

const tellBelow =
  (parent: Context) =>
  ({ text, startMs, endMs, failed: hasFailed }: Statement): void => {
    const name = text.trim().split(/\s/, 1)[0] ?? '';
    const attributes = { [ATTR_DB_SYSTEM_NAME]: 'postgresql', [ATTR_DB_QUERY_TEXT]: text };
    const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, startTime: startMs, attributes }, parent);
    if (hasFailed) span.setStatus(failed);
    span.end(endMs);
  };

/** A span, and the context in which its statements become spans below it. */
export function begin(name: string, kind: SpanKind, parent: Context, attributes: Attributes = {}) {
  const span = tracer().startSpan(name, { kind, attributes }, parent);
  const own = trace.setSpan(parent, span);
  const within = span.isRecording() ? withListener(firstOnly(tellBelow(own)), own) : own;
  return { span, within };
}

export interface WorkToTrace<T> {
  name: string;
  kind: 'consumer' | 'client';
  attributes: Attributes;
  /** The causing call, if there is one. */
  traceParent: string | null;
  /** The result that counts as a failure, beside an error. */
  hasFailed?: (result: T) => boolean;
}

const kinds = { consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };

const finish = (span: Span, hasFailed: boolean): void => {
  // An error message may contain user text.
  if (hasFailed) span.setStatus(failed);
  span.end();
};

/** Runs background work; with tracing, as a span with its statements. */
export async function traced<T>(work: WorkToTrace<T>, run: () => Promise<T>): Promise<T> {
  const parent = contextOf(work.traceParent);
  const { span, within } = begin(work.name, kinds[work.kind], parent, work.attributes);
  let hasFailed = true;
  try {
    const result = await context.with(trace.getSpan(parent) ? followed(within) : within, run);
    hasFailed = work.hasFailed?.(result) ?? false;
    return result;
  } finally {
    finish(span, hasFailed);
  }
}

/** The outcome of traced work in another thread, and its statements. */
export interface PartEnd {
  statements: readonly Statement[];
  failed: boolean;
}

/** Begins a span for work of another thread, ended by the returned function; undefined without tracing. */
export function beginPart(name: string): ((end: PartEnd) => void) | undefined {
  const parent = context.active();
  if (trace.getSpan(parent)?.isRecording() !== true) return undefined;
  const { span } = begin(name, SpanKind.INTERNAL, parent);
  const tell = tellBelow(trace.setSpan(parent, span));
  return ({ statements, failed: hasFailed }) => {
    statements.forEach(tell);
    finish(span, hasFailed);
  };
}
