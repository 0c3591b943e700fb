import { useFormats } from '@passerelle/shared/i18n';
import { Box, useTheme, VisuallyHidden } from '@passerelle/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';

import { plusDays } from '../../days/calendar-days';
import { type Day, today } from '../../days/day';
import { type ByDay, gridOf, isWithin, monthOf, weekOf, weeksOf } from '../days/period';
import { Grid, headCell, useGridFocus } from '../grid/grid';
import { dayAfterKey, gridKeys } from '../grid/keyboard';
import { DragGhost } from '../move/drag-ghost';
import type { Drag } from '../move/use-drag';
import { useCalendar } from '../components/calendar-context';
import { MonthDay } from './month-day';

interface Props {
  /** Of the heading that names the month. */
  labelId: string;
  /** A day of the month. */
  date: Day;
  days: ByDay;
  /** Shows the month of this day, with the focus on the day. */
  onTurn: (day: Day) => void;
  /** Shapes instead of names, on a phone and beside the agenda. */
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

const fromMonday = [0, 1, 2, 3, 4, 5, 6];

const wide = { ...headCell, p: '11px 12px', fontSize: '0.84375rem', overflow: 'hidden', textOverflow: 'ellipsis' };
const narrow = { ...headCell, p: '9px 0', fontSize: '0.8125rem', '&&': { textAlign: 'center' } };

/** The head of a month: « Lun. », or « L » where room is short. Whole names would break in some languages. */
export function WeekdayNames({ first, compact }: { first: Day; compact: boolean }): ReactNode {
  const { weekday } = useFormats();
  return (
    <tr>
      {fromMonday.map((offset) => {
        const day = plusDays(first, offset);
        return (
          <Box key={offset} component="th" scope="col" sx={compact ? narrow : wide}>
            <Box
              aria-hidden
              component="span"
              sx={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {weekday(day, compact ? 'narrow' : 'short')}
            </Box>
            <VisuallyHidden>{weekday(day)}</VisuallyHidden>
          </Box>
        );
      })}
    </tr>
  );
}
