import { Trans } from '@lingui/react/macro';
import { routeTo } from '@passerelle/shared/routes';
import { LoadedArea, PageHeader, Skeleton, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useSpace } from '../../session/space';
import { useProfile } from './sections/account.resource';
import { AccountScreen } from './account.screen';
import { PhotoSection } from './photo/photo.section';

/** In the client space the account is the picture; the rest of it belongs to the person, and lies in their own space. */
export function ClientAccountScreen(): ReactNode {
  const profile = useProfile();
  return (
    <>
      <PageHeader title={<Trans>Mon compte</Trans>} />
      <LoadedArea
        state={profile}
        level={2}
        failure={<Trans>Votre compte n’a pas pu être chargé</Trans>}
        skeleton={<Skeleton variant="rounded" height={180} sx={{ borderRadius: '18px' }} />}
      >
        {(me) => <PhotoSection me={me} />}
      </LoadedArea>
      <Typography sx={{ mt: '20px', color: 'text.secondary' }}>
        <Trans>
          Votre profil, votre mot de passe, la double authentification, vos sessions et votre langue se trouvent dans{' '}
          <RouteLink to={routeTo('account')}>votre compte de l’espace participant</RouteLink>.
        </Trans>
      </Typography>
    </>
  );
}

/** The whole account in the participant space; in the client space the picture alone. */
export function AccountRoutes(): ReactNode {
  return useSpace() === 'client' ? <ClientAccountScreen /> : <AccountScreen />;
}
