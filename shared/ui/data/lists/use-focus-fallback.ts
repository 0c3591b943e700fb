import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusFallback {
  ref: RefObject<HTMLElement | null>;
  tabIndex: -1;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * What had the focus goes away: the retry button once it helped, the menu of the row that was deleted. The keyboard then
 * goes on in the area around it, instead of at the top of the page.
 */
export function useFocusFallback(): FocusFallback {
  const ref = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      inside.current = true;
    },
    // Moving the focus elsewhere fires blur. Removing the focused element does not, since React suppresses it while it changes the page.
    onBlur: () => {
      inside.current = false;
    },
  };
}
