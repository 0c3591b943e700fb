import { useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { IconButton, sxOf } from '@passerelle/shared/ui';
import {
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Dialog as MuiDialog,
} from '@passerelle/shared/ui/mui/overlays';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';

/** Elements around another one that take the focus, the nearest first. */
function areasAround(element: Element): HTMLElement[] {
  const area = element.parentElement?.closest<HTMLElement>('[tabindex]');
  return area ? [area, ...areasAround(area)] : [];
}

/**
 * Focus after a dialog whose opener was removed meanwhile, such as the menu of a deleted row: the nearest area around it
 * that is still there. An opener that is there gets it back from MUI. Returns the handler of the dialog's `onFocus`.
 */
function useOpenerFallback(open: boolean): (event: FocusEvent) => void {
  const opener = useRef<{ element: Element; areas: HTMLElement[] } | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      const before = opener.current;
      opener.current = null;
      if (before && !before.element.isConnected)
        before.areas.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    };
  }, [open]);
  return ({ relatedTarget }) => {
    if (relatedTarget instanceof Element)
      opener.current ??= { element: relatedTarget, areas: areasAround(relatedTarget) };
  };
}

interface Props {
  open: boolean;
  /** Without it there is no way past: what the dialog asks for comes first. */
  onClose?: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** At the end, the main one last. */
  actions?: ReactNode;
  /** `small` for a message or a confirmation, `medium` for a choice or a form. */
  size?: 'small' | 'medium';
  /** Picture across the top, 150 px high, for a dialog that announces a success. */
  picture?: ReactNode;
}

const success = {
  title: { px: { xs: '20px', md: '32px' }, pt: '24px', fontSize: '1.625rem', textAlign: 'center' },
  content: { textAlign: 'center', color: 'text.secondary', '& b': { fontWeight: 600, color: 'text.primary' } },
  actions: { flexDirection: { xs: 'column' }, alignItems: 'stretch', gap: '10px' },
} as const;

/** On a phone, a sheet from the bottom. Closed by its cross, by Escape, and by a press beside it, where it may be. */
export function Dialog({ open, onClose, title, children, actions, size = 'small', picture }: Props): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const noteOpener = useOpenerFallback(open);
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      onFocus={noteOpener}
      maxWidth={size === 'small' ? 'xs' : 'sm'}
      aria-labelledby={id}
    >
      {picture}
      <DialogTitle id={id} sx={picture ? success.title : {}}>
        {title}
      </DialogTitle>
      {onClose && (
        <IconButton
          aria-label={t`Fermer`}
          onClick={onClose}
          sx={{ position: 'absolute', insetBlockStart: 14, insetInlineEnd: 14 }}
        >
          <CloseRounded />
        </IconButton>
      )}
      {children && (
        <DialogContent sx={sxOf(picture ? success.content : {}, actions ? {} : { pb: { xs: '24px', md: '32px' } })}>
          {children}
        </DialogContent>
      )}
      {actions && <DialogActions sx={picture ? success.actions : {}}>{actions}</DialogActions>}
    </MuiDialog>
  );
}

/** Text under the title of a dialog. */
export const DialogText = ({ children }: { children: ReactNode }): ReactNode => (
  <DialogContentText component="div">{children}</DialogContentText>
);
