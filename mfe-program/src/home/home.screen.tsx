import { Trans } from '@lingui/react/macro';
import { invalidate } from '@passerelle/shared/client';
import { EntityScreen } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useRef } from 'react';

import { HomeContent } from './home-content';
import { HomeSkeleton } from './home-skeleton';
import { useProfile } from './home.resource';
import { NoProgram } from './tasks/no-program';
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
