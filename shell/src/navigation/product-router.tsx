import { useLocation } from '@passerelle/shared/routes';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter } from 'react-router-dom';

/** Whoever has pressed a link waits no longer than this for a screen that is busy with itself. */
const PATIENCE = 1500;

/** The address whose screen is shown. */
let shown = location.pathname;

function NoteShown({ onShown }: { onShown: () => void }): ReactNode {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    shown = pathname;
    onShown();
  }, [pathname, onShown]);
  return null;
}

/**
 * React goes to another address when it has nothing more urgent to do. A screen that changes its state without end, as an
 * effect does that brings itself about, is more urgent for ever: who wants to leave it is then helped out at once.
 */
export function ProductRouter({ children }: { children: ReactNode }): ReactNode {
  const [isStuck, setStuck] = useState(false);
  const [note] = useState(() => () => setStuck(false));
  useEffect(() => {
    const leave = (): void => {
      if (shown === location.pathname) return;
      flushSync(() => setStuck(true));
      // The router looks at the address once more.
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    };
    const watch = ({ isTrusted }: Event): void => void (isTrusted && setTimeout(leave, PATIENCE));
    for (const way of ['click', 'popstate']) addEventListener(way, watch);
    return () => {
      for (const way of ['click', 'popstate']) removeEventListener(way, watch);
    };
  }, []);
  return (
    <BrowserRouter useTransitions={isStuck ? false : undefined}>
      <NoteShown onShown={note} />
      {children}
    </BrowserRouter>
  );
}
