import type { Appointment } from '@passerelle/shared/contract';
import { Box, Card } from '@passerelle/shared/ui';
import { useId, type ReactNode } from 'react';

import type { ByDay } from '../days/by-day';
import type { Day } from '../../days/day';
import { AgendaItem } from './agenda-item';
import { DayHeading } from './day-heading';

/** The days that have something, each with its list. */
export const AgendaDays = ({ days }: { days: ByDay }): ReactNode => (
  <Box sx={{ display: 'grid', gap: '20px' }}>
    {Array.from(days, ([day, appointments]) => (
      <AgendaDay key={day} day={day} appointments={appointments} />
    ))}
  </Box>
);

function AgendaDay({ day, appointments }: { day: Day; appointments: readonly Appointment[] }): ReactNode {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <DayHeading id={id} day={day} />
      <AgendaList labelId={id} appointments={appointments} />
    </Box>
  );
}

interface Props {
  labelId: string;
  appointments: readonly Appointment[];
}

/** The appointments of one day. */
export const AgendaList = ({ labelId, appointments }: Props): ReactNode => (
  <Card
    component="ul"
    aria-labelledby={labelId}
    padding="none"
    sx={{ m: 0, px: { xs: '16px', md: '20px' }, py: { xs: '4px', md: '8px' }, listStyle: 'none' }}
  >
    {appointments.map((appointment) => (
      <AgendaItem key={appointment.id} appointment={appointment} />
    ))}
  </Card>
);
