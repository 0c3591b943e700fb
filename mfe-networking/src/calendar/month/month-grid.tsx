import { useTheme } from '@passerelle/shared/ui';
import { useCallback, useState, type ReactNode } from 'react';

import type { ByDay } from '../days/by-day';
import { today, type Day } from '../../days/day';
import { dayAfterKey } from '../days/day-after-key';
import { gridOf, isWithin, monthOf, weekOf, weeksOf } from '../days/period';
import { Grid } from '../grid/grid';
import { gridKeys } from '../grid/grid-keys';
import { useGridFocus } from '../grid/use-grid-focus';
import { DragGhost } from '../move/drag-ghost';
import type { Drag } from '../move/use-drag';
import { useCalendar } from '../parts/calendar-context';
import { MonthDay } from './month-day';
import { WeekdayNames } from './weekday-names';

interface Props {
  /** Of the heading that names the month. */
  labelId: string;
  /** A day of the month. */
  date: Day;
  days: ByDay;
  /** Another month is wanted, with the focus on this day. */
  onTurn: (day: Day) => void;
  /** Marks instead of names: on a phone, and beside the agenda. */
  compact?: boolean;
  drag?: Drag;
}

const none = [] as const;

/** A month as a grid of days, from Monday to Sunday. */
export function MonthGrid({ labelId, date, days, onTurn, compact = false, drag }: Props): ReactNode {
  const { openDay, create } = useCalendar();
  const isRtl = useTheme().direction === 'rtl';
  const [chosen, setChosen] = useState(date);
  const month = monthOf(date);
  const week = weekOf(today());
  const active = isWithin(chosen, month) ? chosen : date;
  const { ref, follow, focusCell } = useGridFocus(active);

  const press = useCallback(
    (day: Day): void => (compact || days.has(day) ? openDay(day) : create(day)),
    [compact, create, days, openDay],
  );
  const go = (key: string): boolean => {
    const next = dayAfterKey(key, active, isRtl);
    if (next === null) return false;
    follow(next);
    setChosen(next);
    if (!isWithin(next, month)) onTurn(next);
    return true;
  };
  return (
    <>
      <Grid
        ref={ref}
        labelId={labelId}
        head={<WeekdayNames first={gridOf(date).first} compact={compact} />}
        onKeyDown={gridKeys({ leave: () => focusCell(active), press: () => press(active), go })}
        onPointerDown={drag?.onPointerDown}
      >
        {weeksOf(gridOf(date)).map((row) => (
          <tr key={row[0]}>
            {row.map((day) => (
              <MonthDay
                key={day}
                day={day}
                appointments={days.get(day) ?? none}
                isActive={day === active}
                isOut={!isWithin(day, month)}
                isThisWeek={isWithin(day, week)}
                isTarget={drag?.target?.day === day && !drag.target.isBlocked}
                compact={compact}
                onActivate={setChosen}
                onPress={press}
              />
            ))}
          </tr>
        ))}
      </Grid>
      {drag && <DragGhost drag={drag} />}
    </>
  );
}
