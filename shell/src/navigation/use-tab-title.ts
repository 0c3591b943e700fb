import { useEffect } from 'react';

import { capped } from '../notifications/capped';

/** Names the page in the tab and in the history; what waits in the bell stands before it. No reader speaks of the tab. */
export function useTabTitle(title: string, unread = 0): void {
  useEffect(() => {
    const name = title ? `${title} – Passerelle` : 'Passerelle';
    document.title = unread > 0 ? `(${capped(unread)}) ${name}` : name;
  }, [title, unread]);
}
