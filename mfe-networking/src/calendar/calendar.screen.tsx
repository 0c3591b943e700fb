import { Trans } from '@lingui/react/macro';
import { routeTo, useGo, useLocation, useQueryState } from '@passerelle/shared/routes';
import { Box, Page, PageHeader, useFrom } from '@passerelle/shared/ui';
import { PlanButton, useKeptFocus } from '@passerelle/shared/ui/data';
import { type ReactNode, useMemo } from 'react';

import { today } from '../days/day';
import { CalendarPeriod } from './calendar-period';
import { calendarState, viewFor } from './calendar-state';
import { useAppointments, useComingWeeks } from './calendar.resource';
import { CalendarContext, type CalendarDeeds } from './components/calendar-context';
import { Upcoming, WeeksSummary } from './components/upcoming';
import { askedFor } from './days/period';
import { FeedButton } from './feed/feed';
import { useLoaded } from './move/moves';
import { useMove } from './move/use-move';
import { useCalendarDialogs } from './use-calendar-dialogs';

/** The appointments of a person on a calendar: a month, a week, or a list. */
export function CalendarScreen(): ReactNode {
  const [state, { change }] = useQueryState(calendarState);
  const { pathname, search } = useLocation();
  const go = useGo();
  // On a phone the button floats: see the descriptor.
  const hasRoom = useFrom('md');
  const isWide = useFrom('lg');
  const view = viewFor(state.view, isWide);
  const date = state.date ?? today();
  const { moves, move } = useMove();
  const period = useLoaded(useAppointments(askedFor(view, date), state.show.length > 0), moves);
  const coming = useLoaded(useComingWeeks(), moves);
  const { openDay, askMove, dialogs } = useCalendarDialogs(period.data ?? [], move);

  const from = `${pathname}${search}`;
  const deeds = useMemo<CalendarDeeds>(
    () => ({
      from,
      openDay,
      askMove,
      move,
      create: (at) => go(routeTo('networkingActionCreate', {}, { query: { date: at } }), { state: { from } }),
    }),
    [askMove, from, go, move, openDay],
  );
  return (
    <CalendarContext value={deeds}>
      {/* A move takes away the menu that it was asked from. */}
      <Box component="div" {...useKeptFocus()} sx={{ outline: 'none' }}>
        <Page
          header={
            <PageHeader
              title={<Trans>Calendrier des RDV</Trans>}
              actions={
                <>
                  <FeedButton />
                  {hasRoom && <PlanButton />}
                </>
              }
            >
              <WeeksSummary appointments={coming.data} isLoading={coming.isLoading} />
            </PageHeader>
          }
          side={view !== 'agenda' && isWide && <Upcoming state={coming} />}
          sideWidth={332}
          sideFrom="xxl"
        >
          <CalendarPeriod view={view} date={date} isWide={isWide} show={state.show} state={period} onChange={change} />
        </Page>
        {dialogs}
      </Box>
    </CalendarContext>
  );
}
