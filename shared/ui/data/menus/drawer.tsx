import type { ReactNode } from 'react';
import { Drawer as MuiDrawer } from '@passerelle/shared/ui/mui/overlays';

interface Props {
  open: boolean;
  onClose: () => void;
  'aria-label': string;
  width?: number | string;
  children: ReactNode;
}

/** A panel that slides in from where reading starts. */
export function Drawer({ open, onClose, width = 300, children, 'aria-label': label }: Props): ReactNode {
  return (
    <MuiDrawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': label, role: 'dialog', 'aria-modal': true, sx: { width } } }}
    >
      {children}
    </MuiDrawer>
  );
}
