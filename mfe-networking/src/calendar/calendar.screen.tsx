import { Trans } from '@lingui/react/macro';
import { routeTo, useGo, useLocation, useQueryState } from '@passerelle/shared/routes';
import { Box, Page, PageHeader, useBreakpointUp } from '@passerelle/shared/ui';
import { PlanButton, useKeptFocus } from '@passerelle/shared/ui/data';
import { useMemo, type ReactNode } from 'react';

import { calendarState } from './calendar-state';
import { CalendarPeriod } from './calendar-period';
import { useAppointments, useComingWeeks } from './calendar.resource';
import { today } from '../days/day';
import { askedFor } from './days/period';
import { FeedButton } from './feed/feed-button';
import { useLoaded } from './use-loaded';
import { useMove } from './move/use-move';
import { CalendarContext, type CalendarDeeds } from './parts/calendar-context';
import { Upcoming } from './upcoming/upcoming';
import { WeeksSummary } from './upcoming/weeks-summary';
import { useCalendarDialogs } from './use-calendar-dialogs';
import { viewFor } from './view-for';

/** The appointments of a person on a calendar: a month, a week, or a list. */
export function CalendarScreen(): ReactNode {
  const [state, { change }] = useQueryState(calendarState);
  const { pathname, search } = useLocation();
  const go = useGo();
  // On a phone the button floats: see the descriptor.
  const hasRoom = useBreakpointUp('md');
  const isWide = useBreakpointUp('lg');
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
