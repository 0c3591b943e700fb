import { scrollToElement, useLocation } from '@passerelle/shared/routes';
import { useEffect } from 'react';

/** An address that names a section leads to it, also a second time. */
export function useHashScroll(): void {
  const place = useLocation();
  useEffect(() => {
    if (place.hash) scrollToElement(place.hash.slice(1));
  }, [place]);
}
