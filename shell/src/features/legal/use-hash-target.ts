import { scrollToElement } from '@passerelle/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Element id in the address's hash; empty: none. */
export const useHash = (): string => decoded(useLocation().hash);

/** Scrolls to the target once it is on the page. */
export function useHashTarget(isThere: boolean): void {
  const id = useHash();
  useEffect(() => {
    if (isThere && id) scrollToElement(id);
  }, [isThere, id]);
}
