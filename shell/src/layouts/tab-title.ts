import { useEffect } from 'react';

const MOST = 99;

/** A figure that a badge has room for. */
export const capped = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
export const isCapped = (count: number): boolean => count > MOST;

/** Names the page in the tab and in the history; what waits in the bell stands before it. No reader speaks of the tab. */
export function useTabTitle(title: string, unread = 0): void {
  useEffect(() => {
    const name = title ? `${title} – Passerelle` : 'Passerelle';
    document.title = unread > 0 ? `(${capped(unread)}) ${name}` : name;
  }, [title, unread]);
}
