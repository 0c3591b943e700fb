import { useState, type ReactNode } from 'react';

import { CheckMenu, type CheckMenuProps } from './check-menu';

/** For a button that opens a menu of entries that are on or off. */
export function useCheckMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return {
    isOpen: anchor !== null,
    open: setAnchor,
    draw: (menu: Omit<CheckMenuProps, 'anchor' | 'onClose'>): ReactNode => (
      <CheckMenu {...menu} anchor={anchor} onClose={() => setAnchor(null)} />
    ),
  };
}
