import { Trans } from '@lingui/react/macro';
import { invalidate } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Box, Card, EmptyState, PageHeader, Skeleton, SkeletonCard } from '@passerelle/shared/ui';
import { EntityScreen } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useRef } from 'react';

import { HomeContent } from './home-content';
import { useProfile } from './home.resource';
import { useCurrentMonday } from './use-current-monday';

export function HomeScreen(): ReactNode {
  const profile = useProfile();
  const monday = useCurrentMonday();
  const shownFor = useRef(monday);
  useEffect(() => {
    if (shownFor.current === monday) return;
    shownFor.current = monday;
    // A new week changes the figures, and the programme may have begun or ended.
    void invalidate('/me/*');
  }, [monday]);
  return (
    <EntityScreen
      state={profile}
      skeleton={<HomeSkeleton />}
      failure={<Trans>Votre accueil ne répond pas</Trans>}
      failureText={<Trans>Le menu et les autres pages fonctionnent.</Trans>}
    >
      {(me) =>
        me.selectedProgram ? (
          // Keyed by week, so that no section has state of the previous week.
          <HomeContent key={monday} me={me} program={me.selectedProgram} />
        ) : (
          <NoProgram me={me} />
        )
      }
    </EntityScreen>
  );
}

/** For a participant who was invited before their programme was chosen. */
export function NoProgram({ me: { firstName } }: { me: OwnProfile }): ReactNode {
  return (
    <>
      <PageHeader variant="display" title={<Trans>Bonjour {firstName}</Trans>} />
      <Card>
        <EmptyState title={<Trans>Votre programme n’a pas encore commencé</Trans>}>
          <Trans>Il apparaîtra ici dès que la personne qui vous accompagne l’aura choisi avec vous.</Trans>
        </EmptyState>
      </Card>
    </>
  );
}

export const HomeSkeleton = (): ReactNode => (
  <>
    <Skeleton variant="rounded" width={320} height={40} sx={{ maxWidth: '100%' }} />
    <Skeleton variant="rounded" width={520} height={24} sx={{ maxWidth: '100%', mt: '12px' }} />
    <Skeleton variant="rounded" height={96} sx={{ my: '28px' }} />
    <Box sx={{ display: 'grid', gap: '18px' }}>
      <SkeletonCard />
      <SkeletonCard />
    </Box>
  </>
);
