import { useLayoutEffect, useRef, type RefObject } from 'react';

/** After « Voir plus » reading goes on at the first row that came, also when the button is gone. */
export function useFocusOnNew(count: number): { ref: RefObject<HTMLUListElement | null>; expectNew: () => void } {
  const ref = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    const index = before.current;
    if (index === null || count <= index) return;
    before.current = null;
    const row = ref.current?.children[index]?.firstElementChild;
    if (!(row instanceof HTMLElement)) return;
    if (row.tabIndex < 0) row.tabIndex = -1;
    row.focus();
  }, [count]);
  return {
    ref,
    expectNew: () => {
      before.current = count;
    },
  };
}
