import { useLingui } from '@lingui/react/macro';
import MenuRounded from '@mui/icons-material/MenuRounded';
import { IconButton, lazyDialog, useBreakpointUp } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

const MenuDrawer = lazyDialog(
  async () => (await import(/* webpackChunkName: "menu-drawer" */ './menu-drawer')).MenuDrawer,
);

/** The burger of narrow screens. Its drawer closes when the address changes, and on wide screens. */
export function MenuDrawerButton(): ReactNode {
  const { t } = useLingui();
  const { key } = useLocation();
  const isWide = useBreakpointUp('xl');
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key && !isWide;
  return (
    <>
      <IconButton
        aria-label={t`Ouvrir le menu`}
        aria-haspopup="dialog"
        data-tour="menu"
        aria-expanded={open}
        onClick={() => setOpenedAt(key)}
        sx={{ display: { xs: 'inline-flex', xl: 'none' } }}
      >
        <MenuRounded />
      </IconButton>
      <MenuDrawer open={open} onClose={() => setOpenedAt(null)} />
    </>
  );
}
