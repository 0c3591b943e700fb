import { useEffect } from 'react';

/** Names the page in the tab, and in the history. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} – Passerelle` : 'Passerelle';
  }, [title]);
}
