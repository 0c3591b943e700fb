import { useEffect, useRef, type RefObject } from 'react';

/** What opened a dialog may be gone when the dialog closes: the keyboard then goes on in the area that it stood in. */
export function useFocusAfter(open: boolean): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open && document.activeElement === document.body) area.current?.focus();
    was.current = open;
  }, [open]);
  return area;
}
