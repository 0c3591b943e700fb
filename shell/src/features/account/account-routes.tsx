import { Trans } from '@lingui/react/macro';
import { routeTo } from '@passerelle/shared/routes';
import { Box, LoadedArea, PageHeader, Skeleton, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useSpace } from '../../session/space';
import { useProfile } from './sections/account.resource';
import { AccountScreen } from './account.screen';
import { PhotoSection } from './photo/photo.section';
import { LanguageSection } from './settings/language/language.section';
import { PasswordSection } from './settings/password/password.section';

/** In the client space: picture, password and language; the rest belongs to the person, and lies in their own space. */
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
        {(me) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' }}>
            <PhotoSection me={me} />
            <PasswordSection me={me} />
            <LanguageSection />
          </Box>
        )}
      </LoadedArea>
      <Typography sx={{ mt: '20px', color: 'text.secondary' }}>
        <Trans>
          Votre profil, la double authentification, vos sessions et vos données se trouvent dans{' '}
          <RouteLink to={routeTo('account')}>votre compte de l’espace participant</RouteLink>.
        </Trans>
      </Typography>
    </>
  );
}

/** The whole account in the participant space; in the client space what staff need at work. */
export function AccountRoutes(): ReactNode {
  return useSpace() === 'client' ? <ClientAccountScreen /> : <AccountScreen />;
}
