import { randomBytes } from 'node:crypto';

const kinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;
const FAILED = 2;

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: keyof typeof kinds;
  /** Milliseconds since 1970, with parts of them. */
  startMs: number;
  endMs: number;
  attributes: Readonly<Record<string, string | number>>;
  failed: boolean;
}

export const newTraceId = (): string => randomBytes(16).toString('hex');
export const newSpanId = (): string => randomBytes(8).toString('hex');

/** What whoever asked says of their own trace, as W3C’s Trace Context writes it; undefined: nothing that could be read. */
export function readTraceParent(header: unknown) {
  const [, traceId = '', spanId = ''] =
    (typeof header === 'string' && /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header)) || [];
  const isNone = traceId === '' || /^0+$/.test(traceId) || /^0+$/.test(spanId);
  return isNone ? undefined : { traceId, spanId };
}

/** The same, for whoever goes on with what a span has begun. */
export const writeTraceParent = ({ traceId, spanId }: Pick<Span, 'traceId' | 'spanId'>): string =>
  `00-${traceId}-${spanId}-01`;

const attributesOf = (values: Span['attributes']) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

/** A request of OTLP over HTTP, in JSON. */
export const asRequest = (resource: Span['attributes'], spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [
        {
          scope: { name: 'passerelle' },
          spans: spans.map(({ kind, startMs, endMs, attributes, failed, ...span }) => ({
            ...span,
            kind: kinds[kind],
            startTimeUnixNano: nanoseconds(startMs),
            endTimeUnixNano: nanoseconds(endMs),
            attributes: attributesOf(attributes),
            status: failed ? { code: FAILED } : {},
          })),
        },
      ],
    },
  ],
});
