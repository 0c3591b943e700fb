import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, sxOf, VisuallyHidden } from '@passerelle/shared/ui';
import { memo, type ReactNode } from 'react';

import { today, type Day } from '../../days/day';
import { isOnCell } from '../grid/grid-keys';
import { DayAppointments } from './day-appointments';
import { DayMarks } from './day-marks';
import { DayNumber } from './day-number';
import { compactDay, wideDay } from './month-look';

interface Props {
  day: Day;
  appointments: readonly Appointment[];
  /** Where the keyboard is, or would come in. */
  isActive: boolean;
  /** Of the month before or after. */
  isOut: boolean;
  isThisWeek: boolean;
  /** Something is being dragged over it. */
  isTarget: boolean;
  compact: boolean;
  onActivate: (day: Day) => void;
  onPress: (day: Day) => void;
}

const grounds = (isOut: boolean, isThisWeek: boolean) => {
  if (isThisWeek) return { backgroundColor: 'brand.50' };
  return isOut ? { backgroundColor: 'neutral.subtle' } : {};
};

function MonthDayCell(props: Props): ReactNode {
  const { day, appointments, isActive, isOut, isThisWeek, isTarget, compact, onActivate, onPress } = props;
  const { t } = useLingui();
  const { weekdayDate } = useFormats();
  const isToday = day === today();
  const date = weekdayDate(day);
  const count = appointments.length;
  const name = t`${date}, ${plural(count, { 0: 'aucun rendez-vous', one: '# rendez-vous', other: '# rendez-vous' })}`;
  return (
    <Box
      component="td"
      tabIndex={isActive ? 0 : -1}
      data-cell={day}
      data-day={day}
      aria-current={isToday ? 'date' : undefined}
      onFocus={() => onActivate(day)}
      onClick={({ target }) => isOnCell(target) && onPress(day)}
      sx={sxOf(
        compact ? compactDay : wideDay,
        grounds(isOut, isThisWeek),
        isTarget ? { boxShadow: 'inset 0 0 0 2px', color: 'brand.edge' } : {},
      )}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <DayNumber day={day} isToday={isToday} isOut={isOut} />
      {compact ? (
        <DayMarks appointments={appointments} />
      ) : (
        <DayAppointments day={day} appointments={appointments} reachable={isActive} />
      )}
    </Box>
  );
}

// Declared apart from `memo`: inside the call, the macro would make two messages of one with a plural.
/** A day of a month. Only the days that change are drawn again: a month may hold hundreds of appointments. */
export const MonthDay = memo(MonthDayCell);
