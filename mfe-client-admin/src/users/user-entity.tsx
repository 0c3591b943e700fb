import { Trans } from '@lingui/react/macro';
import type { User } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Skeleton } from '@passerelle/shared/ui';
import { EntityScreen, NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useUser } from './user.resource';

interface Props {
  userId: string;
  /** For a form, which must not start from a cached answer. */
  fresh?: boolean;
  children: (user: User) => ReactNode;
}

/** Loads the person of a screen: skeleton, « not there », « not allowed » and failure in their place. */
export const UserEntity = ({ userId, fresh, children }: Props): ReactNode => (
  <EntityScreen
    state={useUser(userId)}
    fresh={fresh}
    skeleton={<UserSkeleton />}
    notFound={
      <NotThere
        title={<Trans>Cette personne n’est pas parmi celles que vous suivez</Trans>}
        to={routeTo('clientUsers')}
        linkLabel={<Trans>Voir tous les utilisateurs</Trans>}
      >
        <Trans>Elle a peut-être été supprimée, ou a changé de groupe.</Trans>
      </NotThere>
    }
    forbidden={
      <NotThere
        title={<Trans>Cette fiche n’est pas ouverte à votre rôle</Trans>}
        to={routeTo('home')}
        linkLabel={<Trans>Revenir à l’accueil</Trans>}
      >
        <Trans>Si vous en avez besoin, demandez à un administrateur de votre organisation.</Trans>
      </NotThere>
    }
    failure={<Trans>Cette fiche ne répond pas</Trans>}
    failureText={<Trans>Rien n’est perdu : le reste de l’application fonctionne.</Trans>}
  >
    {children}
  </EntityScreen>
);

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A card with an avatar above a card with rows of facts. */
const UserSkeleton = (): ReactNode => (
  <Box sx={{ display: 'grid', gap: '24px' }}>
    <Card sx={{ display: 'flex', alignItems: 'center', gap: '24px' }}>
      <Skeleton variant="circular" width={76} height={76} sx={{ flex: 'none' }} />
      <Box sx={{ flex: 1, display: 'grid', gap: '10px' }}>
        <Skeleton variant="rounded" height={32} sx={{ width: 'min(320px, 80%)' }} />
        <Skeleton variant="rounded" height={16} sx={{ width: 'min(260px, 60%)' }} />
      </Box>
    </Card>
    <Card sx={{ display: 'grid', gap: '26px' }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={18} width="70%" />
      ))}
    </Card>
  </Box>
);
