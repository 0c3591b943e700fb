import { breakpoints } from '@passerelle/shared/theme';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the window is as a query says. Where nothing can be asked, as in tests, it is wide. */
export function useMediaQuery(query: string): boolean {
  const asked = useMemo(
    () => (typeof window !== 'undefined' && 'matchMedia' in window ? window.matchMedia(query) : null),
    [query],
  );
  const subscribe = useCallback(
    (notify: () => void) => {
      asked?.addEventListener('change', notify);
      return () => asked?.removeEventListener('change', notify);
    },
    [asked],
  );
  const matches = (): boolean => asked?.matches ?? true;
  return useSyncExternalStore(subscribe, matches, matches);
}

/**
 * Whether the page is at least as wide as a breakpoint: `xl` is « wide », below `md` is a phone. For layouts that are
 * another tree, not another width; what `sx` can express is written there.
 */
export const useBreakpointUp = (breakpoint: keyof typeof breakpoints): boolean =>
  useMediaQuery(`(min-width:${breakpoints[breakpoint]}px)`);
