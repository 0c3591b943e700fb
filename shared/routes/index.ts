export type { PathExtras } from '@passerelle/shared/contract';
export { routePaths, type RouteName, type RouteParams } from './paths';
export { routeTo } from './route-to';
export { useRouteParams } from './use-route-params';
