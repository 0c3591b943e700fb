import { Plural } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { Link } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Day } from '../../days/day';
import { AppointmentLink } from '../components/appointment-link';
import { useCalendar } from '../components/calendar-context';

interface Props {
  day: Day;
  appointments: readonly Appointment[];
  reachable: boolean;
}

/** The height of a day in the grid. */
const MAX_SHOWN = 3;

/** The first appointments of a day, with a button that shows the others. */
export function DayAppointments({ day, appointments, reachable }: Props): ReactNode {
  const { openDay } = useCalendar();
  const shown = appointments.length > MAX_SHOWN ? appointments.slice(0, MAX_SHOWN - 1) : appointments;
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
