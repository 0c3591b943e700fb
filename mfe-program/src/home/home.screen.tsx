import { Trans } from '@lingui/react/macro';
import { invalidate } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { isoWeekOf, thisWeek } from '@passerelle/shared/contract/rules/programs/weeks';
import { now } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, Card, EmptyState, PageHeader } from '@passerelle/shared/ui';
import { EntityScreen } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useProfile } from '../components/own-profile.resource';
import { HomeContent } from './home-content';
import { HomeSkeleton } from './home-skeleton';
import { StaffContactsSection } from './staff-contacts-section';

/** For a participant who was invited before their programme was chosen, and for staff. */
function NoProgram({ me }: { me: OwnProfile }): ReactNode {
  const { firstName, role } = me;
  const isStaff = role.slug !== 'user';
  return (
    <>
      <PageHeader variant="display" title={<Trans>Bonjour {firstName}</Trans>} />
      <Card>
        {isStaff ? (
          <EmptyState
            title={<Trans>Vous êtes dans l’espace participant</Trans>}
            action={
              <Button component={RouteLink} to={routeTo('client')} variant="contained">
                <Trans>Aller à l’espace client</Trans>
              </Button>
            }
          >
            <Trans>
              Les personnes accompagnées y suivent leur programme, tiennent leurs contacts et préparent leurs
              rendez‑vous. Vous n’y voyez que ce qui est à vous : votre travail avec elles se fait dans l’espace client.
            </Trans>
          </EmptyState>
        ) : (
          <EmptyState title={<Trans>Votre programme n’a pas encore commencé</Trans>}>
            <Trans>Il apparaîtra ici dès que la personne qui vous accompagne l’aura choisi avec vous.</Trans>
          </EmptyState>
        )}
      </Card>
      <Box sx={{ mt: '32px' }}>
        <StaffContactsSection me={me} />
      </Box>
    </>
  );
}

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
