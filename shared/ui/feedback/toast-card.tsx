import { createContext, type ReactNode, use } from 'react';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Snackbar from '@mui/material/Snackbar';

export interface ToastOptions {
  /** Errors stay until they are closed. */
  tone?: 'info' | 'error';
  /** « Annuler »: gives four more seconds. */
  action?: { label: ReactNode; onPress: () => void };
  /** The id of its subject: earlier messages about it are no longer true, and disappear. */
  about?: string;
}

export interface Toast extends ToastOptions {
  id: number;
  message: ReactNode;
}

export type ShowToast = (message: ReactNode, options?: ToastOptions) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Short-lived message in a corner about a change that has just happened. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

/** For what may stand outside of the product's pages too, such as the question of who is there when a session has ended. */
export const useToastIfAny = (): ShowToast | null => use(ToastContext);

/** Display time in milliseconds; `null` for ever. */
function lifetime({ tone, action }: ToastOptions): number | null {
  if (tone === 'error') return null;
  return action ? 10_000 : 6000;
}

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const { action, tone } = toast;
  return (
    <Snackbar
      open
      autoHideDuration={lifetime(toast)}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      // The region around it is read out.
      slotProps={{ content: { role: 'presentation' } }}
      message={
        <>
          {tone === 'error' && <ErrorOutlineRounded sx={{ fontSize: 22, flex: 'none' }} />}
          <Box sx={{ minWidth: 0 }}>{toast.message}</Box>
        </>
      }
      action={
        <>
          {action && (
            <Link
              component="button"
              color="inherit"
              underline="always"
              onClick={() => {
                action.onPress();
                onClose();
                // The button goes away: the keyboard goes on in the page.
                document.getElementById('main')?.focus({ preventScroll: true });
              }}
            >
              {action.label}
            </Link>
          )}
          {tone === 'error' && (
            <IconButton color="inherit" aria-label={t`Fermer le message`} onClick={onClose}>
              <CloseRounded />
            </IconButton>
          )}
        </>
      }
    />
  );
}
