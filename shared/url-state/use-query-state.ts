import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isTyping, readState, writeState, type QueryStateShape } from './query-state';

export interface QueryStateControls<S> {
  /** Changes some of the state; what depends on it goes back to its start. `replace`: not by the person, who need not go back over it. */
  change: (change: Partial<S>, options?: { replace?: boolean }) => void;
  /** The address that a change would lead to, for tabs and pagers that are links. */
  hrefFor: (change: Partial<S>) => string;
}

/**
 * The state of a list, kept in the address: a reload, a link and the back button find the same list again.
 * Choosing adds to the history, typing does not.
 */
export function useQueryState<S>(shape: QueryStateShape<S>): [S, QueryStateControls<S>] {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // Two changes of one event must add up, though only the next render knows the first.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);

  const value = useMemo(() => readState(shape, search), [shape, search]);
  const change = useCallback(
    (wanted: Partial<S>, { replace = isTyping(shape, wanted) }: { replace?: boolean } = {}) => {
      const next = writeState(shape, latest.current, wanted);
      if (next === latest.current) return;
      latest.current = next;
      void navigate({ pathname, search: next }, { replace, state });
    },
    [navigate, pathname, shape, state],
  );
  const hrefFor = useCallback(
    (wanted: Partial<S>) => `${pathname}${writeState(shape, search, wanted)}`,
    [pathname, search, shape],
  );
  return [value, { change, hrefFor }];
}
