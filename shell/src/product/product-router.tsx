import { pathInProduct, previewBaseOf } from '@passerelle/shared/contract/rules/common/preview-address';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';

/** Time limit after which a navigation no longer waits for a busy screen. */
const NAVIGATION_TIMEOUT_MS = 1500;

/** The address whose screen is shown. */
let shown = pathInProduct(location.pathname);

/**
 * React goes to another address when it has nothing more urgent to do. A screen that changes its state without end, as an
 * effect does that brings itself about, is more urgent for ever: who wants to leave it is then helped out at once.
 * In a preview, every address of the product stands below that of the preview.
 */
export function ProductRouter({ children }: { children: ReactNode }): ReactNode {
  const [isStuck, setStuck] = useState(false);
  return (
    <BrowserRouter basename={previewBaseOf(location.pathname)} useTransitions={isStuck ? false : undefined}>
      <HelpOut setStuck={setStuck} />
      {children}
    </BrowserRouter>
  );
}

function HelpOut({ setStuck }: { setStuck: (isStuck: boolean) => void }): ReactNode {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    shown = pathname;
    setStuck(false);
  }, [pathname, setStuck]);
  useEffect(() => {
    const leave = (goesBack: boolean): void => {
      if (shown === pathInProduct(location.pathname)) return;
      flushSync(() => setStuck(true));
      // The router is told once more, and in which way: where one comes back to keeps its place, what is new begins above.
      if (goesBack) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      else {
        const { usr: state } = (history.state ?? {}) as { usr?: unknown };
        void navigate(pathInProduct(location.href.slice(location.origin.length)), { replace: true, state });
      }
    };
    const watch = ({ type, isTrusted }: Event): void =>
      void (isTrusted && setTimeout(() => leave(type === 'popstate'), NAVIGATION_TIMEOUT_MS));
    for (const way of ['click', 'popstate']) addEventListener(way, watch);
    return () => {
      for (const way of ['click', 'popstate']) removeEventListener(way, watch);
    };
  }, [setStuck, navigate]);
  return null;
}
