import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, sxOf, type SxProps, type Theme, VisuallyHidden } from '@passerelle/shared/ui';
import { memo, type ReactNode } from 'react';

import { type Day, today } from '../../days/day';
import { kindOf, markLook } from '../components/kind';
import { isOnCell } from '../grid/keyboard';
import { DayAppointments } from './day-appointments';
import { DayNumber } from './day-number';

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

/** As many as a narrow day holds; the agenda beneath has them all. */
const MOST = 3;

/** What a day holds, as shapes: the name of the day says how many there are. */
export const DayMarks = ({ appointments }: { appointments: readonly Appointment[] }): ReactNode => (
  <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '3px', height: 10 }}>
    {appointments.slice(0, MOST).map((appointment) => (
      <Box
        key={appointment.id}
        component="i"
        sx={sxOf(markLook[kindOf(appointment)], { '@media (forced-colors: active)': { border: '1px solid' } })}
      />
    ))}
  </Box>
);

export const wideDay: SxProps<Theme> = {
  // Of a row of a table the height is the least it has.
  height: 108,
  p: '8px',
  cursor: 'pointer',
  fontSize: '0.875rem',
  '&:not(:first-of-type)': { borderInlineStart: '1px solid', borderColor: 'divider' },
  '&:hover': { backgroundColor: 'neutral.subtle' },
};

export const compactDay: SxProps<Theme> = {
  height: 50,
  px: 0,
  py: '4px',
  cursor: 'pointer',
  fontSize: '0.875rem',
  '&&': { textAlign: 'center' },
};
