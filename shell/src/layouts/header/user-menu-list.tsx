import { Trans } from '@lingui/react/macro';
import BusinessCenterRounded from '@mui/icons-material/BusinessCenterRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import { forgetPerson } from '@passerelle/shared/client';
import { type OwnProfile, isStaff } from '@passerelle/shared/contract';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Menu, MenuItem } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useSpace } from '../space';

interface Props {
  me: OwnProfile;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Logging out is a link to the server, which ends the session and answers with the login page. */
export function UserMenuList({ me, anchor, onClose }: Props): ReactNode {
  const inClient = useSpace() === 'client';
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {isStaff(me.role.slug) && (
        <MenuItem component={RouteLink} to={inClient ? routeTo('home') : routeTo('client')} onClick={onClose}>
          {inClient ? <PersonRounded /> : <BusinessCenterRounded />}
          {inClient ? <Trans>Espace participant</Trans> : <Trans>Espace client</Trans>}
        </MenuItem>
      )}
      <MenuItem component="a" href="/api/auth/logout" onClick={forgetPerson}>
        <LogoutRounded className="flip" />
        <Trans>Se déconnecter</Trans>
      </MenuItem>
    </Menu>
  );
}
