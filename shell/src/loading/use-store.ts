import { startTransition, useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Reads a store and follows its changes, which React draws in pieces, between which the page answers. Its own
 * `useSyncExternalStore` draws whatever follows from a change in one task: with the first answers of a screen that was its
 * longest. Two parts of a page may for a moment show two states of the store, which is the price.
 */
export function useStore<T>(subscribe: (listener: () => void) => () => void, getSnapshot: () => T): T {
  const snapshot = getSnapshot();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const shown = useRef({ snapshot, getSnapshot });
  useLayoutEffect(() => {
    shown.current = { snapshot, getSnapshot };
  }, [snapshot, getSnapshot]);
  useEffect(() => {
    const follow = (): void => {
      const { snapshot: last, getSnapshot: read } = shown.current;
      if (!Object.is(last, read())) startTransition(drawAgain);
    };
    // What changed between the drawing and this was told to others.
    follow();
    return subscribe(follow);
  }, [subscribe]);
  return snapshot;
}

/** By this name SWR asks for its own: the build puts this in its place. */
export { useStore as useSyncExternalStore };
