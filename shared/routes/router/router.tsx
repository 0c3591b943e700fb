import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

import { type Location, resolve, type To } from './address';
import { browserHistory, type NavigationType, type RouterHistory } from './history';

interface Here {
  location: Location;
  type: NavigationType;
}

export interface NavigateOptions {
  /** Takes the place of the entry that is shown. */
  replace?: boolean | undefined;
  state?: unknown;
}

export type NavigateTo = (to: To | number, options?: NavigateOptions) => void;

const HereContext = createContext<Here | null>(null);
const NavigateContext = createContext<NavigateTo | null>(null);

function inRouter<T>(value: T | null): T {
  if (value === null) throw new Error('This needs a router around it');
  return value;
}

interface Props {
  history: RouterHistory;
  /** Whether another address waits until there is nothing more urgent to do. */
  inTransitions?: boolean;
  children?: ReactNode;
}

/** Tells what is within where one is, and takes it elsewhere. */
export function Router({ history, inTransitions = true, children }: Props): ReactNode {
  const [here, setHere] = useState<Here>(() => ({ location: history.location(), type: 'POP' }));
  useLayoutEffect(
    () => history.listen((move) => (inTransitions ? startTransition(() => setHere(move)) : setHere(move))),
    [history, inTransitions],
  );
  const navigate = useMemo<NavigateTo>(
    () =>
      (to, { replace = false, state = null } = {}) => {
        if (typeof to === 'number') return history.go(to);
        const place = resolve(to, history.location().pathname);
        return replace ? history.replace(place, state) : history.push(place, state);
      },
    [history],
  );
  return (
    <NavigateContext value={navigate}>
      <HereContext value={here}>{children}</HereContext>
    </NavigateContext>
  );
}

/** Over the history of the tab. */
export function BrowserRouter(props: Omit<Props, 'history'>): ReactNode {
  const [history] = useState(browserHistory);
  return <Router {...props} history={history} />;
}

export const useLocation = (): Location => inRouter(use(HereContext)).location;

/** How one came to the address that is shown. */
export const useNavigationType = (): NavigationType => inRouter(use(HereContext)).type;

/** It stays the same. */
export const useNavigate = (): NavigateTo => inRouter(use(NavigateContext));

/** Leads elsewhere as soon as it is shown. */
export function Navigate({ to, replace, state }: NavigateOptions & { to: To }): null {
  const navigate = useNavigate();
  const target = JSON.stringify(to);
  useEffect(() => navigate(JSON.parse(target) as To, { replace, state }), [navigate, target, replace, state]);
  return null;
}
