import { useLocation, useParams } from 'react-router-dom';

import type { RouteName, routePaths } from './paths';

/**
 * What the previous screen sent along, read field by field: `useLocationState({ from: isText })`. A reload keeps state and
 * anyone can put anything there, so that each field is checked, and is undefined when it is not what it should be.
 */
export function useLocationState<C extends Record<string, (value: unknown) => unknown>>(checks: C) {
  type Field<K extends keyof C> = C[K] extends (value: unknown) => value is infer T ? T | undefined : unknown;
  const { state } = useLocation() as { state: unknown };
  const fields: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {};
  const entries = Object.entries(checks).map(([name, check]) => [name, check(fields[name]) ? fields[name] : undefined]);
  return Object.fromEntries(entries) as { [K in keyof C]: Field<K> };
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTrue = (value: unknown): value is true => value === true;

type Segments<P extends string> = P extends `${infer Head}/${infer Rest}` ? Head | Segments<Rest> : P;
type ParamName<S> = S extends `:${infer Name}?` ? Name : never;
type RequiredName<S> = S extends `:${string}?` ? never : S extends `:${infer Name}` ? Name : never;
type Pattern<N extends RouteName> = Segments<(typeof routePaths)[N]>;

type FoundParams<N extends RouteName> = { [K in RequiredName<Pattern<N>>]: string } & {
  [K in ParamName<Pattern<N>>]?: string;
};

/** The parameters of the address, for a screen that stands at the named route: `useRouteParams('contact').contactId`. */
// The router matched that route's pattern before it showed the screen: its parameters are there.
export const useRouteParams = <N extends RouteName>(_name: N): FoundParams<N> => useParams() as FoundParams<N>;
