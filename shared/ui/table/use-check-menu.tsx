import { useState, type ReactNode } from 'react';

import { useOnDemand } from '../data/dialogs/use-on-demand';
import type { CheckMenuProps } from './check-menu';

const loadMenu = async () => (await import(/* webpackChunkName: "check-menu" */ './check-menu')).CheckMenu;

/** What a button needs that opens a menu of entries that are on or off: the menu is not loaded with the screen. */
export function useCheckMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Content, whenLoaded, prepare } = useOnDemand(loadMenu);
  return {
    isOpen: anchor !== null,
    prepare,
    open: (button: HTMLElement): void => void whenLoaded(() => setAnchor(button)),
    draw: (menu: Omit<CheckMenuProps, 'anchor' | 'onClose'>): ReactNode =>
      Content && <Content {...menu} anchor={anchor} onClose={() => setAnchor(null)} />,
  };
}
