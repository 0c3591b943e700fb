import { Trans } from '@lingui/react/macro';
import { invalidate } from '@passerelle/shared/client';
import { AreaFailure, DelayedSkeleton } from '@passerelle/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';

import { HomeContent } from './home-content';
import { HomeSkeleton } from './home-skeleton';
import { NoProgram } from './no-program';
import { useProfile } from './home.resource';
import { useMonday } from './use-monday';

export function HomeScreen(): ReactNode {
  const { data: me, error, retry } = useProfile();
  const monday = useMonday();
  const shownFor = useRef(monday);
  useEffect(() => {
    if (shownFor.current === monday) return;
    shownFor.current = monday;
    // The figures are others, and the programme may have begun or ended.
    void invalidate('/me');
  }, [monday]);
  // By its week: whatever stands on home speaks of the present one.
  if (me?.selectedProgram) return <HomeContent key={monday} me={me} program={me.selectedProgram} />;
  if (me) return <NoProgram me={me} />;
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
