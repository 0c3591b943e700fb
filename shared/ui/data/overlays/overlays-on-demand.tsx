import { FailureText, useToastIfAny } from '@passerelle/shared/ui';
import type * as Room from '@passerelle/shared/ui/mui/overlays';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

type Overlays = Pick<
  typeof Room,
  'Dialog' | 'DialogActions' | 'DialogContent' | 'DialogContentText' | 'DialogTitle' | 'Menu' | 'MenuItem'
>;

/** What menus and dialogs are made of. Most visits to a screen open none: it comes with the first that is. */
let overlays: Overlays | null = null;

/** Also for tests, which look at what a dialog says and not at how it came. */
export async function loadOverlays(): Promise<Overlays> {
  // By name, so that the release knows what it needs of the shell.
  const {
    Dialog,
    DialogActions,
    DialogContent,
    DialogContentText,
    DialogTitle,
    Menu,
    MenuItem: Item,
  } = await import('@passerelle/shared/ui/mui/overlays');
  overlays = { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Menu, MenuItem: Item };
  return overlays;
}

/** Nobody has pressed anything yet: whether it came is said when somebody does. */
const fetchAhead = (): void => {
  if (!overlays) loadOverlays().catch(() => undefined);
};

/** For a button that opens a menu or a dialog: when hand or focus come near, the parts are fetched, so that the press finds them. */
export const prepareOverlay = { onPointerEnter: fetchAhead, onFocus: fetchAhead };

/**
 * Null until they are there. Where they do not come a message says so, and the next press tries again; so does the network
 * when it is back, for what nobody can press again.
 */
export function useOverlays(open: boolean, onFailed?: () => void): Overlays | null {
  const toast = useToastIfAny();
  const [, setLoaded] = useState(overlays);
  useEffect(() => {
    if (!open || overlays) return undefined;
    let isWaiting = true;
    const load = (): void => {
      loadOverlays().then(
        (loaded) => isWaiting && setLoaded(loaded),
        (error: unknown) => {
          if (!isWaiting) return;
          toast?.(<FailureText error={error} />, { tone: 'error' });
          if (onFailed) onFailed();
          else addEventListener('online', load, { once: true });
        },
      );
    };
    load();
    return () => {
      isWaiting = false;
      removeEventListener('online', load);
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

/** What a dialog says under its title. It stands in a `Dialog` alone. */
export function DialogText({ children }: { children: ReactNode }): ReactNode {
  const Text = overlays?.DialogContentText;
  return Text ? <Text component="div">{children}</Text> : null;
}
