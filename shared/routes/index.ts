/** What screens use of the router. At run time this room is the shared module, so the page holds one router. */
export {
  Link as RouteLink,
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigationType,
  useParams,
  type Location,
} from 'react-router-dom';

export type { PathExtras } from '@passerelle/shared/contract';
export { routePaths, type RouteName, type RouteParams } from './paths';
export { dayRange, manyOf, moment, numberOf, oneOf, pageNumber, reference, text, timesOf } from './query-fields';
export type { DayRange, QueryField } from './query-fields';
export { queryState, readState, writeState, type QueryStateShape } from './query-state';
export { routeTo, scrollToElement, useGo, type Go, type GoOptions } from './navigation';
export { useScreenName, useShownScreenName } from './screen-name';
export { isText, isTrue, useLocationState, useRouteParams } from './use-route';
export { useQueryState, type QueryStateControls } from './use-query-state';
