import { type FocusEvent, useEffect, useRef } from 'react';

/** Elements around another one that take the focus, the nearest first. */
function areasAround(element: Element): HTMLElement[] {
  const area = element.parentElement?.closest<HTMLElement>('[tabindex]');
  return area ? [area, ...areasAround(area)] : [];
}

/**
 * Focus after a dialog whose opener was removed meanwhile, such as the menu of a deleted row: the nearest area around it
 * that is still there. An opener that is there gets it back from MUI. Returns the handler of the dialog's `onFocus`.
 */
export function useOpenerFallback(open: boolean): (event: FocusEvent) => void {
  const opener = useRef<{ element: Element; areas: HTMLElement[] } | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      const before = opener.current;
      opener.current = null;
      if (before && !before.element.isConnected)
        before.areas.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    };
  }, [open]);
  return ({ relatedTarget }) => {
    if (relatedTarget instanceof Element)
      opener.current ??= { element: relatedTarget, areas: areasAround(relatedTarget) };
  };
}
