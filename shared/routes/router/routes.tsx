import { Children, createContext, Fragment, isValidElement, use, type ReactNode } from 'react';

import { matchRoutes, type Params } from './match';
import { useLocation } from './router';

interface RouteProps {
  /** From the root on; a route without one is a frame around those within. */
  path?: string;
  /** Nothing of its own: what is within. */
  element?: ReactNode;
  children?: ReactNode;
}

/** What stands at an address. `Routes` reads it; by itself it shows nothing. */
export function Route(_props: RouteProps): ReactNode {
  throw new Error('A route stands in `Routes`');
}

interface Found {
  params: Params;
  /** What stands within the frame that asks. */
  inner: ReactNode;
}

const FoundContext = createContext<Found>({ params: {}, inner: null });

interface Branch {
  path: string;
  /** From the outermost frame to what stands at the address. */
  elements: ReactNode[];
}

const branchesOf = (routes: ReactNode, frames: ReactNode[] = []): Branch[] =>
  Children.toArray(routes).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return [];
    const { path, element, children } = child.props;
    if (child.type === Fragment) return branchesOf(children, frames);
    const elements = element === undefined ? frames : [...frames, element];
    return path === undefined ? branchesOf(children, elements) : [{ path, elements }];
  });

/** The route that stands at the address, within its frames. */
export function Routes({ children }: { children?: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const found = matchRoutes(branchesOf(children), pathname);
  if (!found) return null;
  const { params, route } = found;
  return route.elements.reduceRight<ReactNode>(
    (inner, element) => <FoundContext value={{ params, inner }}>{element}</FoundContext>,
    null,
  );
}

/** Where a frame shows what stands within it. */
export const Outlet = (): ReactNode => use(FoundContext).inner;

export const useParams = (): Params => use(FoundContext).params;
