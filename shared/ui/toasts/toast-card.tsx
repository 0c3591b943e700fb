import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import IconButton from '@mui/material/IconButton';

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

/** Says, in a corner and for a moment, what has just become true. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

/** For what may stand outside of the product's pages too, such as the question of who is there when a session has ended. */
export const useToastIfAny = (): ShowToast | null => use(ToastContext);

/** How long it stays; `null` for ever. */
function lifetime({ tone, action }: ToastOptions): number | null {
  if (tone === 'error') return null;
  return action ? 10_000 : 6000;
}

const actionStyle = {
  minHeight: 44,
  marginBlock: '-6px',
  px: '12px',
  border: 0,
  borderRadius: '8px',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
} as const;

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(lifetime(toast), hovered || focused, onClose);
  const { action, tone } = toast;
  return (
    <Box
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        alignItems: 'center',
        gap: '14px',
        minHeight: 56,
        padding: '10px 10px 10px 18px',
        borderRadius: '12px',
        fontSize: '0.9375rem',
        color: 'neutral.surface',
        backgroundColor: 'neutral.ink',
        boxShadow: 8,
        '& :focus-visible': { outlineColor: 'currentColor' },
      }}
    >
      {tone === 'error' && <ErrorOutlineRounded sx={{ fontSize: 22, flex: 'none' }} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>{toast.message}</Box>
      {action && (
        <Box
          component="button"
          type="button"
          sx={actionStyle}
          onClick={() => {
            action.onPress();
            onClose();
            // The button goes away: the keyboard goes on in the page.
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        >
          {action.label}
        </Box>
      )}
      {tone === 'error' && (
        <IconButton color="inherit" aria-label={t`Fermer le message`} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      )}
    </Box>
  );
}

/** Calls once the time is over; while paused, the time that is left is kept. */
function useCountdown(milliseconds: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (left.current === null || paused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(0, left.current - (performance.now() - startedAt));
    };
  }, [paused]);
}
