import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useCallback, useRef, useState, type ReactNode } from 'react';

import { type ShowToast, type Toast, ToastCard, ToastContext } from './toast-card';

/** More than this and the page disappears behind them: the oldest goes. */
const MOST = 3;

/** Once in the page: where toasts are shown and read out. */
export function ToastProvider({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLingui();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(0);

  const show = useCallback<ShowToast>((message, options = {}) => {
    nextId.current += 1;
    const toast = { ...options, id: nextId.current, message };
    const isOvertaken = ({ about }: Toast): boolean => about !== undefined && about === toast.about;
    setToasts((before) => [...before.filter((one) => !isOvertaken(one)), toast].slice(-MOST));
  }, []);
  const close = (id: number): void => setToasts((before) => before.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      {children}
      <Box
        component="section"
        aria-label={t`Messages`}
        aria-live="polite"
        data-print="no"
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          insetInlineStart: { xs: 16, xl: 24 },
          // On a phone it stays above the floating button; everywhere above what lies over the foot of the window.
          insetBlockEnd: {
            xs: 'calc(max(82px, var(--foot-inset, 0px) + 16px) + var(--page-inset, 0px))',
            md: 'calc(24px + var(--foot-inset, 0px) + var(--page-inset, 0px))',
          },
          // The sheet of a phone has its buttons at the foot: messages are shown at the top meanwhile.
          'body:has([role="dialog"]) &': {
            insetBlockEnd: { xs: 'auto', md: '24px' },
            insetBlockStart: { xs: '12px', md: 'auto' },
          },
          width: { xs: 'calc(100vw - 32px)', md: 420 },
          display: 'grid',
          gap: '10px',
          pointerEvents: 'none',
        }}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </Box>
    </ToastContext>
  );
}
