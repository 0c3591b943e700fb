import { useEffect, useRef } from 'react';

const KEY = 'passerelle.client-users.search';

function remembered(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The last search is there again when one comes back to the list, as long as the tab is open. */
export function useRememberedSearch(search: string, restore: (search: string) => void): void {
  const restored = useRef(false);
  useEffect(() => {
    if (!restored.current) {
      restored.current = true;
      const last = remembered();
      if (last && !search) return restore(last);
    }
    try {
      sessionStorage.setItem(KEY, search);
    } catch {
      // Storage may be refused: then the search is forgotten.
    }
    return undefined;
  }, [search, restore]);
}
