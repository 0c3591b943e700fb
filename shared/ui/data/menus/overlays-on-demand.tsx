import { FailureText, useToast } from '@passerelle/shared/ui';
import type { Menu as MuiMenu, MenuItem as MuiMenuItem } from '@passerelle/shared/ui/mui/overlays';
import { type ComponentProps, useEffect, useState } from 'react';

interface Overlays {
  Menu: typeof MuiMenu;
  MenuItem: typeof MuiMenuItem;
}

/** What menus are made of. Most visits to a list open none: it comes with the first that is. */
let overlays: Overlays | null = null;

async function loadOverlays(): Promise<Overlays> {
  // By name, so that the release knows what it needs of the shell.
  const { Menu, MenuItem: Item } = await import('@passerelle/shared/ui/mui/overlays');
  overlays = { Menu, MenuItem: Item };
  return overlays;
}

/** Nobody has pressed anything yet: whether it came is said when somebody does. */
const fetchAhead = (): void => {
  if (!overlays) loadOverlays().catch(() => undefined);
};

/** For the button of a menu: when hand or focus come near, its parts are fetched, so that the press finds them. */
export const prepareMenu = { onPointerEnter: fetchAhead, onFocus: fetchAhead };

/** Null until they are there. Where they do not come a message says so, and the next press tries again. */
export function useOverlays(open: boolean, onFailed: () => void): Overlays | null {
  const toast = useToast();
  const [, setLoaded] = useState(overlays);
  useEffect(() => {
    if (!open || overlays) return undefined;
    let isWaiting = true;
    loadOverlays().then(
      (loaded) => isWaiting && setLoaded(loaded),
      (error: unknown) => {
        if (!isWaiting) return;
        toast(<FailureText error={error} />, { tone: 'error' });
        onFailed();
      },
    );
    return () => {
      isWaiting = false;
    };
    // Only opening asks for them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
  return overlays;
}

/** An entry of a menu. It stands in a `Menu` alone, which is drawn once its parts are there. */
export const MenuItem = ((props: ComponentProps<Overlays['MenuItem']>) => {
  const Item = overlays?.MenuItem;
  return Item ? <Item {...props} /> : null;
}) as Overlays['MenuItem'];
