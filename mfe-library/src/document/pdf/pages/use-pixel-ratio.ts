import { useSyncExternalStore } from 'react';

const follow = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener('change', onChange);
  window.addEventListener('resize', onChange);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('resize', onChange);
  };
};

/** The screen's own pixels for one of the layout: it changes with the browser's zoom, and from one screen to another. */
export const usePixelRatio = (): number => useSyncExternalStore(follow, () => window.devicePixelRatio || 1);
