import type { Appointment } from '@passerelle/shared/contract';
import { Box, useTheme } from '@passerelle/shared/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';

import { byDay } from '../days/by-day';
import type { Day } from '../../days/day';
import { hourAfterKey, type Hour } from '../days/hour-after-key';
import { hoursOf } from '../days/hours';
import { isBookable, momentAt, timeText } from '../days/moved';
import { daysOf, isWithin, weekOf } from '../days/period';
import { Grid } from '../grid/grid';
import { gridKeys } from '../grid/grid-keys';
import { useGridFocus } from '../grid/use-grid-focus';
import { DragGhost } from '../move/drag-ghost';
import { useCalendar } from '../parts/calendar-context';
import { placedByHour } from './placed';
import { startHour } from './start-hour';
import { useWeekDrag } from './use-week-drag';
import { WeekHead } from './week-head';
import { WeekHour } from './week-hour';

interface Props {
  labelId: string;
  date: Day;
  appointments: readonly Appointment[];
  /** Another week is wanted, with the focus on this day. */
  onTurn: (day: Day) => void;
}

const nameOf = ({ day, hour }: Hour): string => `${day}T${hour}`;

/** A week as a grid: days beside each other, the hours that can be chosen beneath each other. */
export function WeekView({ labelId, date, appointments, onTurn }: Props): ReactNode {
  const { openDay, create } = useCalendar();
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
              {timeText(hour * 60)}
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
