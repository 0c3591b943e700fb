import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Menu as MuiMenu, type MenuProps } from '@passerelle/shared/ui/mui/overlays';

interface Props extends Pick<MenuProps, 'anchorEl' | 'anchorOrigin' | 'transformOrigin' | 'children'> {
  open: boolean;
  onClose: () => void;
  /** Of what: « Actions pour Fatou Diallo ». */
  label?: string;
  maxHeight?: number;
}

/** What a button opens. It hangs beside the page's own landmarks, so it is one itself, and has its name. */
export function Menu({ label, maxHeight, ...rest }: Props): ReactNode {
  const { t } = useLingui();
  const name = label ?? t`Menu`;
  return (
    <MuiMenu
      {...rest}
      slotProps={{
        root: { role: 'region', 'aria-label': name },
        list: { 'aria-label': name },
        paper: { sx: { mt: '6px', maxHeight } },
      }}
    />
  );
}
