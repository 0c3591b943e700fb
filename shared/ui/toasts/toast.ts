import { createContext, use, type ReactNode } from 'react';

export interface ToastOptions {
  /** Errors stay until they are closed. */
  tone?: 'info' | 'error';
  /** « Annuler »: gives four more seconds. */
  action?: { label: ReactNode; onPress: () => void };
  /** The id of what it speaks of: what was said of the same thing before is no longer true, and goes. */
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

/** How long it stays; `null` for ever. */
export function lifetime({ tone, action }: ToastOptions): number | null {
  if (tone === 'error') return null;
  return action ? 10_000 : 6000;
}
