import { Trans, useLingui } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import type { OwnProfile } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Banner, Box, Button, lazyDialog, PersonAvatar, VisuallyHidden } from '@passerelle/shared/ui';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useSession } from '../../session/session-store';
import { MenuDrawerButton } from '../menu/menu-drawer-button';
import { useSpace } from '../../session/space';
import { Logo } from '../frame/logo';
import { HEAD_HEIGHT, stickyHead, TopInset } from '../frame/top-inset';

const UserMenuList = lazyDialog(
  async () => (await import(/* webpackChunkName: "user-menu" */ './user-menu-list')).UserMenuList,
);

export function UserMenu({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        data-tour="account"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ gap: '10px', px: '6px', minWidth: 0 }}
      >
        <PersonAvatar id={me.id} firstName={me.firstName} lastName={me.lastName} src={me.avatarUrl ?? undefined} />
        <VisuallyHidden>{t`Votre compte`}</VisuallyHidden>
        <Box component="span" sx={{ display: { xs: 'none', xl: 'inline' } }}>
          {me.firstName}
        </Box>
        <KeyboardArrowDownRounded sx={{ fontSize: 20, display: { xs: 'none', xl: 'block' } }} />
      </Button>
      {anchor && <UserMenuList me={me} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

/** An address of its own would be one more step on the way back. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** First in the header, seen when focused: past header and menu in one key. */
export function SkipLink(): ReactNode {
  return (
    <Box
      component="a"
      href="#main"
      onClick={skip}
      sx={({ palette, zIndex }) => ({
        position: 'fixed',
        insetInlineStart: 16,
        insetBlockStart: -80,
        zIndex: zIndex.tooltip,
        px: 2,
        py: 1.5,
        borderRadius: '10px',
        backgroundColor: palette.neutral.ink,
        color: '#fff',
        '&:focus': { insetBlockStart: 12 },
      })}
    >
      <Trans>Aller au contenu</Trans>
    </Box>
  );
}

/** A way past it, the organisation's mark and banner, what waits, and who is signed in. `menu`: with the burger of narrow screens. */
export function AppHeader({ bell, menu = false }: { bell: ReactNode; menu?: boolean }): ReactNode {
  const { t } = useLingui();
  const { me } = useSession();
  const inClient = useSpace() === 'client';
  const theme = me?.organization?.theme;
  return (
    <Box
      component="header"
      sx={({ palette }) => ({
        ...stickyHead,
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, xl: 2 },
        minHeight: HEAD_HEIGHT,
        paddingInline: { xs: '8px 12px', xl: '24px 32px' },
        backgroundColor: 'background.paper',
        borderBlockEnd: `1px solid ${palette.divider}`,
      })}
    >
      <TopInset />
      <SkipLink />
      {menu && <MenuDrawerButton />}
      <Box
        component={RouteLink}
        to={inClient ? routeTo('client') : routeTo('home')}
        aria-label={t`Passerelle, accueil`}
        sx={{
          display: 'flex',
          alignItems: 'center',
          minWidth: 44,
          minHeight: 44,
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        <Logo url={theme?.logoUrl ?? undefined} />
      </Box>
      {/* On a phone it stands under the header instead, and on the home screen only, which brings it. */}
      <Banner
        url={theme?.bannerUrl ?? undefined}
        sx={{ flex: 1, display: { xs: 'none', md: 'block' }, height: { md: 59, xl: 71 } }}
      />
      <Box sx={{ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: { xs: '2px', xl: '6px' } }}>
        {me?.acceptedTerms && !inClient && bell}
        {me && <UserMenu me={me} />}
      </Box>
    </Box>
  );
}
