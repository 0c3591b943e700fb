import type { Call } from '@passerelle/shared/contract';
import type { FastifyServerOptions, HTTPMethods } from 'fastify';
import Negotiator from 'negotiator';
import type { Route } from './routes';

type Header = NonNullable<Call['standsFor']>['header'];
type Strategies = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>;
type Strategy = Strategies[string];
type RouteHandler = Parameters<ReturnType<Strategy['storage']>['set']>[1];

/** The router generates code from these names, so they must be identifiers. */
export const constraintOf = { accept: 'accept', 'content-type': 'contentType' } as const satisfies Record<
  Header,
  string
>;

type Handlers = ReadonlyMap<unknown, NonNullable<RouteHandler>>;

const strategy = (header: Header, find: (handlers: Handlers, headerValue: string) => string | undefined): Strategy => ({
  name: constraintOf[header],
  storage: () => {
    const handlers = new Map<unknown, NonNullable<RouteHandler>>();
    return {
      get: (headerValue) => handlers.get(find(handlers, headerValue)) ?? null,
      set: (value, handler) => void (handler && handlers.set(value, handler)),
    };
  },
  deriveConstraint: (request) => request.headers[header] ?? '',
});

/** The plain path answers JSON, for clients without a preference. */
const byAccept = strategy('accept', (handlers, accept) =>
  new Negotiator({ headers: { accept } }).mediaType(['application/json', ...handlers.keys()].map(String)),
);

const byContentType = strategy('content-type', (handlers, contentType) =>
  [...handlers.keys()].map(String).find((value) => contentType.toLowerCase().startsWith(value)),
);

/** One path may be two calls, distinguished by a header: the contract's `standsFor`. */
export const byHeader: Strategies = { accept: byAccept, contentType: byContentType };

interface Address {
  url: string;
  constraints?: Record<string, string>;
}

const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

export const methodOf = ({ key }: Route): HTTPMethods => key.slice(0, key.indexOf(' '));

/** A call that stands for another is also on that one's path, distinguished by a header. */
export function addressesOf({ key, call }: Route): Address[] {
  const own = { url: pathOf(key) };
  if (!call.standsFor) return [own];
  const { header, value } = call.standsFor;
  return [own, { url: pathOf(call.standsFor.call), constraints: { [constraintOf[header]]: value } }];
}
