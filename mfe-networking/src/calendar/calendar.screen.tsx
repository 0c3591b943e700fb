import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { useQueryState } from '@passerelle/shared/url-state';
import { Box, lazyDialog, Page, PageHeader, useBreakpointUp } from '@passerelle/shared/ui';
import { PlanButton, useFocusFallback } from '@passerelle/shared/ui/data';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { type Day, dayOf, today } from '../days/day';
import { DayDialog } from './agenda/day-dialog';
import { Upcoming, WeeksSummary } from './agenda/upcoming';
import { CalendarPeriod } from './calendar-period';
import { calendarState, viewFor } from './calendar-state';
import { useAppointments, useUpcoming } from './calendar.resource';
import { type CalendarActions, CalendarContext } from './components/calendar-context';
import { periodToFetch } from './days/period';
import { FeedButton } from './feed/feed';
import { useShownAppointments } from './move/moves';
import { useMove } from './move/use-move';

/** Lazy, because it brings the forms. */
const MoveDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "move-dialog" */ './move/move-dialog')).MoveDialog,
);

interface Dialogs {
  openDay: (day: Day) => void;
  openMoveDialog: (appointment: Appointment) => void;
  dialogs: ReactNode;
}

interface Open<T> {
  open: boolean;
  /** Stays set while the dialog closes, so that its content does not disappear first. */
  subject: T | null;
}
const closedDialog = { open: false, subject: null } as const;

/** The dialogs of the calendar, one at a time: the move dialog replaces the day that opened it. */
function useCalendarDialogs(
  appointments: readonly Appointment[],
  move: (appointment: Appointment, date: string) => void,
): Dialogs {
  const [day, setDay] = useState<Open<Day>>(closedDialog);
  const [moving, setMoving] = useState<Open<Appointment>>(closedDialog);
  const hasMoved = useRef(false);
  // The menu that opened the dialog disappears with the appointment, so the focus goes to the page after the dialog closes.
  useEffect(() => {
    if (hasMoved.current && !moving.open) document.getElementById('main')?.focus({ preventScroll: true });
    hasMoved.current = false;
  }, [moving.open]);
  const openDay = useCallback((subject: Day) => setDay({ open: true, subject }), []);
  const closeDay = useCallback(() => setDay((before) => ({ ...before, open: false })), []);
  const openMoveDialog = useCallback(
    (subject: Appointment) => {
      closeDay();
      setMoving({ open: true, subject });
    },
    [closeDay],
  );
  return {
    openDay,
    openMoveDialog,
    dialogs: (
      <>
        {day.subject !== null && (
          <DayDialog
            open={day.open}
            day={day.subject}
            appointments={appointments.filter(({ date }) => dayOf(date) === day.subject)}
            onClose={closeDay}
          />
        )}
        {moving.subject !== null && (
          <MoveDialog
            key={moving.subject.id}
            open={moving.open}
            appointment={moving.subject}
            onClose={() => setMoving((before) => ({ ...before, open: false }))}
            onMove={(appointment, date) => {
              move(appointment, date);
              hasMoved.current = true;
            }}
          />
        )}
      </>
    ),
  };
}

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
            upcoming={coming}
            onChange={change}
          />
        </Page>
        {dialogs}
      </Box>
    </CalendarContext>
  );
}
