import { useLingui } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Box, Button, lazyDialog, PersonAvatar, VisuallyHidden } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

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
