import { useLayoutEffect } from 'react';

/** On what stays in sight while the page is hidden. */
export const IN_SIGHT = 'data-in-sight';

/**
 * Hides all of the page but what carries `IN_SIGHT`, from eyes and from readers: the session has ended, and whoever stands
 * before the screen now may be somebody else. Nothing is unmounted: what was typed is still there afterwards. Dialogs and
 * messages that come later are hidden, too.
 */
export function useHiddenPage(): void {
  useLayoutEffect(() => {
    const hidden = new Map<HTMLElement, string>();
    const hide = (): void => {
      for (const child of document.body.children) {
        if (!(child instanceof HTMLElement) || hidden.has(child) || child.querySelector(`[${IN_SIGHT}]`)) continue;
        hidden.set(child, child.style.cssText);
        child.style.setProperty('visibility', 'hidden', 'important');
        // What is in it may be visible by a style of its own.
        child.style.setProperty('opacity', '0', 'important');
      }
    };
    hide();
    const observer = new MutationObserver(hide);
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      for (const [child, style] of hidden) child.style.cssText = style;
    };
  }, []);
}
