import type { Call } from '@passerelle/shared/contract';
import { calls } from '@passerelle/shared/contract/calls';
import type { FastifyServerOptions, HTTPMethods } from 'fastify';
import type { Route } from './routes';

type Header = NonNullable<Call['standsFor']>['header'];
type Strategies = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>;
type Strategy = Strategies[string];
type RouteHandler = Parameters<ReturnType<Strategy['storage']>['set']>[1];

/** The router generates code from these names, so they have to be identifiers. */
export const constraintOf = { accept: 'accept', 'content-type': 'contentType' } as const satisfies Record<
  Header,
  string
>;

const known = (header: Header): string[] =>
  Object.values<Call>(calls).flatMap(({ standsFor }) => (standsFor?.header === header ? [standsFor.value] : []));

const strategy = (header: Header): Strategy => {
  const values = known(header);
  return {
    name: constraintOf[header],
    storage: () => {
      const handlers = new Map<unknown, NonNullable<RouteHandler>>();
      return {
        get: (value) => handlers.get(value) ?? null,
        set: (value, handler) => void (handler && handlers.set(value, handler)),
      };
    },
    deriveConstraint: (request) => {
      const headerValue = (request.headers[header] ?? '').toLowerCase();
      return values.find((value) => headerValue.includes(value)) ?? '';
    },
  };
};

/** One path may be two calls, told apart by a header: the contract's `standsFor`. */
export const byHeader: Strategies = { accept: strategy('accept'), contentType: strategy('content-type') };

interface Address {
  url: string;
  constraints?: Record<string, string>;
}

const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

export const methodOf = ({ key }: Route): HTTPMethods => key.slice(0, key.indexOf(' '));

/** A call that stands for another is found under that one's path too, told apart by a header. */
export function addressesOf({ key, call }: Route): Address[] {
  const own = { url: pathOf(key) };
  if (!call.standsFor) return [own];
  const { header, value } = call.standsFor;
  return [own, { url: pathOf(call.standsFor.call), constraints: { [constraintOf[header]]: value } }];
}
