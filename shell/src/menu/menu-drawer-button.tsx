import { useLingui } from '@lingui/react/macro';
import MenuRounded from '@mui/icons-material/MenuRounded';
import { useLocation } from '@passerelle/shared/routes';
import { IconButton } from '@passerelle/shared/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const MenuDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "menu-drawer" */ './menu-drawer')).MenuDrawer,
}));

/** The burger of narrow screens. What it opened closes when the address changes. */
export function MenuDrawerButton(): ReactNode {
  const { t } = useLingui();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  return (
    <>
      <IconButton
        aria-label={t`Ouvrir le menu`}
        aria-expanded={open}
        onClick={() => setOpenedAt(key)}
        sx={{ display: { xs: 'inline-flex', xl: 'none' } }}
      >
        <MenuRounded />
      </IconButton>
      <Suspense fallback={null}>
        {openedAt !== null && <MenuDrawer open={open} onClose={() => setOpenedAt('')} />}
      </Suspense>
    </>
  );
}
