import { Trans, useLingui } from '@lingui/react/macro';
import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import BusinessCenterRounded from '@mui/icons-material/BusinessCenterRounded';
import FolderRounded from '@mui/icons-material/FolderRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import MenuItem from '@mui/material/MenuItem';
import type { OwnProfile } from '@passerelle/shared/contract';
import { mayEnter } from '@passerelle/shared/contract/remotes';
import { routeTo } from '@passerelle/shared/routes';
import { Menu } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useOffers } from '../../federation/registry/match-route';
import { logoutLink } from '../../session/full-navigation';
import { useSpace } from '../../session/space';

interface Props {
  me: OwnProfile;
  anchor: HTMLElement;
  onClose: () => void;
}

export function UserMenuList({ me, anchor, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const inClient = useSpace() === 'client';
  const offers = useOffers();
  const documents = routeTo('documents');
  return (
    <Menu open label={t`Votre compte`} anchorEl={anchor} onClose={onClose}>
      <MenuItem component={RouteLink} to={inClient ? routeTo('clientAccount') : routeTo('account')} onClick={onClose}>
        <AccountCircleRounded />
        <Trans>Mon compte</Trans>
      </MenuItem>
      {offers(documents) && (
        <MenuItem component={RouteLink} to={documents} onClick={onClose}>
          <FolderRounded />
          <Trans>Mes documents</Trans>
        </MenuItem>
      )}
      {mayEnter('client', me.mergedPermissions) && (
        <MenuItem component={RouteLink} to={inClient ? routeTo('home') : routeTo('client')} onClick={onClose}>
          {inClient ? <PersonRounded /> : <BusinessCenterRounded />}
          {inClient ? <Trans>Espace participant</Trans> : <Trans>Espace client</Trans>}
        </MenuItem>
      )}
      <MenuItem component="a" {...logoutLink}>
        <LogoutRounded className="flip" />
        <Trans>Se déconnecter</Trans>
      </MenuItem>
    </Menu>
  );
}
