import { useParams } from 'react-router-dom';

import type { RouteName, routePaths } from './paths';

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
