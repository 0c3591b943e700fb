import { useRef, type KeyboardEvent } from 'react';

/** For the element of the bar, and for its actions, the first of which gets the focus. */
export const selectionBar = { 'data-selection-bar': '' } as const;
export const barAction = { 'data-bar-action': '' } as const;

const BAR_KEY = 'a';
/** Rows and their checkboxes take no letters: a key without a modifier is free there. */
const rowParts = 'tbody > tr, input[type="checkbox"]';

/** One key leads from a row to the bar above the table; the same key, or Escape, leads back. */
export function useBarKey(): (event: KeyboardEvent<HTMLElement>) => void {
  const origin = useRef<HTMLElement>(null);
  return (event) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    const isBarKey = key.toLowerCase() === BAR_KEY && !ctrlKey && !metaKey && !altKey;
    const bar = currentTarget.querySelector<HTMLElement>('[data-selection-bar]');
    // Menus and dialogs of the bar stand elsewhere in the document.
    if (!bar || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (bar.contains(target)) {
      if (!isBarKey && key !== 'Escape') return;
      const isThere = origin.current?.isConnected === true;
      (isThere ? origin.current : currentTarget.querySelector<HTMLElement>('tbody > tr[tabindex="0"]'))?.focus();
    } else if (isBarKey && target.matches(rowParts)) {
      origin.current = target;
      bar.querySelector<HTMLElement>('[data-bar-action]')?.focus();
    }
  };
}
