import { Trans } from '@lingui/react/macro';
import { invalidate } from '@passerelle/shared/client';
import { EntityScreen } from '@passerelle/shared/ui/data';
import { useEffect, useRef, type ReactNode } from 'react';

import { HomeContent } from './home-content';
import { HomeSkeleton } from './home-skeleton';
import { NoProgram } from './no-program';
import { useProfile } from './home.resource';
import { useMonday } from './use-monday';

export function HomeScreen(): ReactNode {
  const profile = useProfile();
  const monday = useMonday();
  const shownFor = useRef(monday);
  useEffect(() => {
    if (shownFor.current === monday) return;
    shownFor.current = monday;
    // The figures are others, and the programme may have begun or ended.
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
          // By its week: whatever stands on home speaks of the present one.
          <HomeContent key={monday} me={me} program={me.selectedProgram} />
        ) : (
          <NoProgram me={me} />
        )
      }
    </EntityScreen>
  );
}
