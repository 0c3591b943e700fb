import { Trans } from '@lingui/react/macro';
import { routeTo } from '@passerelle/shared/routes';
import { useQueryState } from '@passerelle/shared/url-state';
import { Box, Page, PageHeader, useBreakpointUp } from '@passerelle/shared/ui';
import { PlanButton, useFocusFallback } from '@passerelle/shared/ui/data';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { today } from '../days/day';
import { Upcoming, WeeksSummary } from './agenda/upcoming';
import { CalendarPeriod } from './calendar-period';
import { calendarState, viewFor } from './calendar-state';
import { useAppointments, useUpcoming } from './calendar.resource';
import { CalendarContext, type CalendarActions } from './components/calendar-context';
import { periodToFetch } from './days/period';
import { FeedButton } from './feed/feed';
import { useShownAppointments } from './move/moves';
import { useMove } from './move/use-move';
import { useCalendarDialogs } from './use-calendar-dialogs';

/** The appointments of a person on a calendar: a month, a week, or a list. */
export function CalendarScreen(): ReactNode {
  const [state, { change }] = useQueryState(calendarState);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isWide = useBreakpointUp('lg');
  const view = viewFor(state.view, isWide);
  const date = state.date ?? today();
  const { moves, move } = useMove();
  const period = useShownAppointments(useAppointments(periodToFetch(view, date), state.show.length > 0), moves);
  const coming = useShownAppointments(useUpcoming(), moves);
  const { openDay, openMoveDialog, dialogs } = useCalendarDialogs(period.data ?? [], move);

  const from = `${pathname}${search}`;
  const actions = useMemo<CalendarActions>(
    () => ({
      from,
      openDay,
      openMoveDialog,
      move,
      create: (at) =>
        void navigate(routeTo('networkingActionCreate', {}, { query: { date: at } }), { state: { from } }),
    }),
    [openMoveDialog, from, navigate, move, openDay],
  );
  return (
    <CalendarContext value={actions}>
      {/* A move removes the menu that opened its dialog: the focus must not be lost with it. */}
      <Box component="div" {...useFocusFallback()} sx={{ outline: 'none' }}>
        <Page
          header={
            <PageHeader
              title={<Trans>Calendrier des RDV</Trans>}
              actions={
                <>
                  <FeedButton />
                  <PlanButton />
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
          <CalendarPeriod
            view={view}
            date={date}
            isWide={isWide}
            show={state.show}
            state={period}
            upcoming={coming.data}
            onChange={change}
          />
        </Page>
        {dialogs}
      </Box>
    </CalendarContext>
  );
}
