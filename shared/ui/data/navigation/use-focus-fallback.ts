import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusFallback<E> {
  ref: RefObject<E | null>;
  tabIndex: -1;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Handles the removal of the focused element: a retry button that helped, the menu of a deleted row. The keyboard then
 * goes on in the area around it, instead of at the top of the page.
 */
export function useFocusFallback<E extends HTMLElement = HTMLElement>(): FocusFallback<E> {
  const ref = useRef<E>(null);
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
