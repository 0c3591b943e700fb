import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, useTheme, VisuallyHidden } from '@passerelle/shared/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';

import { type Day, today } from '../../days/day';
import { useCalendar } from '../components/calendar-context';
import { hourOfRow, hoursOf, isBookable, momentAt, roundToStep, startHour, timeText } from '../days/clock';
import { byDay, daysOf, isWithin, weekOf, type Period } from '../days/period';
import { Grid, useGridFocus, dayLine, headCell } from '../grid/grid';
import { gridKeys, type Hour, hourAfterKey } from '../grid/keyboard';
import { DayNumber } from '../month/day-number';
import { DragGhost } from '../move/drag-ghost';
import { type Drag, type Target, useDrag } from '../move/use-drag';
import { placedByHour } from './placement';
import { WeekHour } from './week-hour';

/** The head of a week, with days such as « lun. 16 ». */
function WeekHead({ week }: { week: Period }): ReactNode {
  const { weekday } = useFormats();
  const { weekdayDate } = useFormats().withJalali;
  return (
    <tr>
      <Box component="th" scope="col" sx={{ ...headCell, width: 56 }}>
        <VisuallyHidden>
          <Trans>Heure</Trans>
        </VisuallyHidden>
      </Box>
      {daysOf(week).map((day) => (
        <Box key={day} component="th" scope="col" sx={{ ...headCell, ...dayLine, p: '8px 0', fontSize: '0.8125rem' }}>
          <Box aria-hidden sx={{ display: 'grid', justifyItems: 'center', gap: '2px' }}>
            {weekday(day, 'short')}
            <DayNumber day={day} isToday={day === today()} />
          </Box>
          <VisuallyHidden>{weekdayDate(day)}</VisuallyHidden>
        </Box>
      ))}
    </tr>
  );
}

interface Props {
  labelId: string;
  date: Day;
  appointments: readonly Appointment[];
  /** Shows the week of this day, with the focus on the day. */
  onTurn: (day: Day) => void;
}

const nameOf = ({ day, hour }: Hour): string => `${day}T${hour}`;

/** A week as a grid: a column for each day, a row for each bookable hour. */
export function WeekView({ labelId, date, appointments, onTurn }: Props): ReactNode {
  const { openDay, create } = useCalendar();
  const { time } = useFormats();
  const isRtl = useTheme().direction === 'rtl';
  const [chosen, setChosen] = useState<Hour>(() => ({ day: date, hour: startHour() }));
  const week = useMemo(() => weekOf(date), [date]);
  const days = useMemo(() => byDay(appointments, week), [appointments, week]);
  const hours = useMemo(
    () => hoursOf(Array.from(days.values()).flatMap((ofDay) => ofDay.map((one) => one.date))),
    [days],
  );
  const placed = useMemo(() => placedByHour(days), [days]);
  const active = isWithin(chosen.day, week) ? chosen : { ...chosen, day: date };
  const { ref, follow, focusCell } = useGridFocus(nameOf(active));
  const drag = useWeekDrag(appointments);

  const press = useCallback(
    (cell: Hour): void => {
      if (placed.has(nameOf(cell))) {
        openDay(cell.day);
        return;
      }
      const minute = cell.hour * 60;
      create(isBookable(momentAt(cell.day, minute)) ? `${cell.day}T${timeText(minute)}` : cell.day);
    },
    [create, openDay, placed],
  );
  const go = (key: string): boolean => {
    const next = hourAfterKey(key, active, hours, isRtl);
    if (next === null) return false;
    follow(nameOf(next));
    setChosen(next);
    if (!isWithin(next.day, week)) onTurn(next.day);
    return true;
  };
  return (
    <>
      <Grid
        ref={ref}
        labelId={labelId}
        head={<WeekHead week={week} />}
        onKeyDown={gridKeys({ leave: () => focusCell(nameOf(active)), press: () => press(active), go })}
        onPointerDown={drag.onPointerDown}
      >
        {hours.map((hour) => (
          <tr key={hour}>
            <Box component="th" scope="row" sx={{ px: '8px', typography: 'caption', color: 'text.secondary' }}>
              {time(hourOfRow(hour), 'utc')}
            </Box>
            {daysOf(week).map((day) => (
              <WeekHour
                key={day}
                day={day}
                hour={hour}
                placed={placed.get(nameOf({ day, hour }))}
                isActive={active.day === day && active.hour === hour}
                isTarget={drag.target?.day === day && !drag.target.isBlocked}
                onActivate={setChosen}
                onPress={press}
              />
            ))}
          </tr>
        ))}
      </Grid>
      <DragGhost drag={drag} />
    </>
  );
}

const LAST_MINUTE = 24 * 60 - 5;

/** The hour under the upper edge of the appointment, in steps of five minutes. */
function targetAt(_: Appointment, x: number, y: number, grabbed: number): Target | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-hour]');
  const { day, hour } = cell?.dataset ?? {};
  if (!cell || day === undefined || hour === undefined) return null;
  const { top, height } = cell.getBoundingClientRect();
  const minute = roundToStep(Number(hour) * 60 + ((y - grabbed - top) / height) * 60);
  const date = momentAt(day, Math.min(LAST_MINUTE, Math.max(0, minute)));
  return { day, date, isBlocked: !isBookable(date) };
}

export function useWeekDrag(appointments: readonly Appointment[]): Drag {
  const { move } = useCalendar();
  return useDrag({ appointments, targetAt, onDrop: (appointment, { date }) => move(appointment, date) });
}
