import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Link, sxOf, type SxProps, type Theme, VisuallyHidden } from '@passerelle/shared/ui';
import { memo, type ReactNode } from 'react';

import { type Day, today } from '../../days/day';
import { AppointmentLink } from '../components/appointment-link';
import { useCalendar } from '../components/calendar-context';
import { kindOf, markLook } from '../components/kind';
import { isOnCell } from '../grid/keyboard';
import { DayNumber } from './day-number';

interface DayAppointmentsProps {
  day: Day;
  appointments: readonly Appointment[];
  reachable: boolean;
}

/** The height of a day in the grid. */
const MAX_SHOWN_OF_DAY = 3;

/** The first appointments of a day, with a button that shows the others. */
function DayAppointments({ day, appointments, reachable }: DayAppointmentsProps): ReactNode {
  const { openDay } = useCalendar();
  const shown = appointments.length > MAX_SHOWN_OF_DAY ? appointments.slice(0, MAX_SHOWN_OF_DAY - 1) : appointments;
  const others = appointments.length - shown.length;
  return (
    <>
      {shown.map((appointment) => (
        <AppointmentLink key={appointment.id} appointment={appointment} reachable={reachable} sx={{ mt: '4px' }} />
      ))}
      {others > 0 && (
        <Link
          component="button"
          type="button"
          underline="hover"
          tabIndex={reachable ? 0 : -1}
          onClick={() => openDay(day)}
          sx={{
            width: '100%',
            mt: '4px',
            px: '7px',
            py: '4px',
            borderRadius: '7px',
            fontSize: '0.78125rem',
            fontWeight: 560,
            textAlign: 'start',
            color: 'text.secondary',
          }}
        >
          <Plural value={others} one="+ # autre" other="+ # autres" />
        </Link>
      )}
    </>
  );
}

interface Props {
  day: Day;
  appointments: readonly Appointment[];
  /** The cell that the tab key reaches. */
  isActive: boolean;
  /** Of the month before or after. */
  isOut: boolean;
  isThisWeek: boolean;
  /** An appointment is dragged over it. */
  isTarget: boolean;
  compact: boolean;
  onActivate: (day: Day) => void;
  onPress: (day: Day) => void;
}

const backgroundOf = (isOut: boolean, isThisWeek: boolean) => {
  if (isThisWeek) return { backgroundColor: 'brand.50' };
  return isOut ? { backgroundColor: 'neutral.subtle' } : {};
};

function MonthDayCell(props: Props): ReactNode {
  const { day, appointments, isActive, isOut, isThisWeek, isTarget, compact, onActivate, onPress } = props;
  const { t } = useLingui();
  const { weekdayDate } = useFormats().withJalali;
  const isToday = day === today();
  const date = weekdayDate(day);
  const count = appointments.length;
  const name = t`${date}, ${plural(count, { 0: 'aucun rendez‑vous', one: '# rendez‑vous', other: '# rendez‑vous' })}`;
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
        backgroundOf(isOut, isThisWeek),
        isTarget ? { boxShadow: 'inset 0 0 0 2px', color: 'brand.edge' } : {},
      )}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <DayNumber day={day} isToday={isToday} isOut={isOut} isPast={day < today()} />
      {compact ? (
        <DayMarks appointments={appointments} />
      ) : (
        <DayAppointments day={day} appointments={appointments} reachable={isActive} />
      )}
    </Box>
  );
}

// Not declared inside `memo`: there the macro would extract the plural as a second message.
/** A day of a month. `memo` because a month may have hundreds of appointments. */
export const MonthDay = memo(MonthDayCell);

/** The width of a narrow day; the agenda below lists all appointments. */
const MAX_SHOWN = 3;

/** The appointments of a day as shapes; the accessible name of the day has their number. */
export const DayMarks = ({ appointments }: { appointments: readonly Appointment[] }): ReactNode => (
  <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '3px', height: 10 }}>
    {appointments.slice(0, MAX_SHOWN).map((appointment) => (
      <Box
        key={appointment.id}
        component="i"
        sx={sxOf(markLook[kindOf(appointment)], { '@media (forced-colors: active)': { border: '1px solid' } })}
      />
    ))}
  </Box>
);

export const wideDay: SxProps<Theme> = {
  // In a table row this is a minimum height.
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
