import { Trans } from '@lingui/react/macro';
import { invalidate } from '@passerelle/shared/client';
import { isoWeekOf, thisWeek } from '@passerelle/shared/contract/rules/programs/weeks';
import { now } from '@passerelle/shared/i18n';
import { EntityScreen } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useProfile } from '../components/own-profile.resource';
import { HomeContent } from './home-content';
import { HomeSkeleton } from './home-skeleton';
import { NoProgram } from './tasks/no-program';

const currentMonday = (): string => thisWeek(now().toISOString()).fromDate;

/**
 * The Monday of the current week. It changes at midnight on a page that stays open or, if the device slept, when the
 * page is looked at again.
 */
function useCurrentMonday(): string {
  const [monday, setMonday] = useState(currentMonday);
  useEffect(() => {
    const look = (): void => setMonday(currentMonday());
    const midnight = setTimeout(look, Date.parse(isoWeekOf(monday, 1).fromDate) - now().getTime());
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [monday]);
  return monday;
}

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
