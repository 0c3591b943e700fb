export type { PathExtras } from '@passerelle/shared/contract';
export { routePaths, type RouteName, type RouteParams } from './paths';
export { dayRange, manyOf, moment, numberOf, oneOf, pageNumber, reference, text, timesOf } from './query-fields';
export type { DayRange, QueryField } from './query-fields';
export { queryState, readState, writeState, type QueryStateShape } from './query-state';
export { routeTo, scrollToElement, useGo, type Go, type GoOptions } from './navigation';
export { useScreenName, useShownScreenName } from './screen-name';
export { isText, isTrue, useLocationState, useRouteParams } from './use-route';
export { useQueryState, type QueryStateControls } from './use-query-state';
