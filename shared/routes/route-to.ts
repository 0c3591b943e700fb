import type { PathExtras } from '@passerelle/shared/contract';
import { buildPath } from '@passerelle/shared/contract/rules/common/paths';

import { type RouteName, type RouteParams, routePaths } from './paths';

type Arguments<N extends RouteName> =
  Record<never, never> extends RouteParams<N>
    ? [params?: RouteParams<N>, extras?: PathExtras]
    : [params: RouteParams<N>, extras?: PathExtras];

const patterns: Readonly<Record<string, string>> = routePaths;

/**
 * The address of a route: `routeTo('contact', { contactId })`. A name that does not exist, which only a remote built
 * against another version can ask for, goes to the not-found page.
 */
export function routeTo<N extends RouteName>(name: N, ...[params, extras]: Arguments<N>): string {
  const pattern = Object.hasOwn(patterns, name) ? patterns[name] : undefined;
  return pattern === undefined ? routePaths.notFound : buildPath(pattern, { ...params }, extras);
}
