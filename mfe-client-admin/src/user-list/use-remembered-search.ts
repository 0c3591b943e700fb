import { personStorage } from '@passerelle/shared/client';
import { limits } from '@passerelle/shared/contract';
import { useEffect, useRef } from 'react';

const NAME = 'client-users.search';

function remembered(): string {
  const last = personStorage.read(NAME);
  return typeof last === 'string' ? last.slice(0, limits.searchLength) : '';
}

/**
 * The last search is there again when one comes back to the list, for as long as one is signed in. An address that
 * narrows the list already, such as that of a group, is taken at its word.
 */
export function useRememberedSearch(search: string, narrowed: boolean, restore: (search: string) => void): void {
  const restored = useRef(false);
  useEffect(() => {
    if (!restored.current) {
      restored.current = true;
      const last = remembered();
      if (last && !narrowed) return restore(last);
    }
    personStorage.write(NAME, search);
    return undefined;
  }, [search, narrowed, restore]);
}
