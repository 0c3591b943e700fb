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
