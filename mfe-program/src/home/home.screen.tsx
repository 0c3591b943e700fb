import { Trans } from '@lingui/react/macro';
import { AreaFailure, DelayedSkeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { HomeContent } from './home-content';
import { HomeSkeleton } from './home-skeleton';
import { NoProgram } from './no-program';
import { useProfile } from './home.resource';

export function HomeScreen(): ReactNode {
  const { data: me, error, retry } = useProfile();
  if (me) return me.selectedProgram ? <HomeContent me={me} program={me.selectedProgram} /> : <NoProgram me={me} />;
  if (error) {
    return (
      <AreaFailure level={1} title={<Trans>Votre accueil ne répond pas</Trans>} onRetry={retry}>
        <Trans>Le menu et les autres pages fonctionnent.</Trans>
      </AreaFailure>
    );
  }
  return (
    <DelayedSkeleton>
      <HomeSkeleton />
    </DelayedSkeleton>
  );
}
