import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useId } from 'react';

import { plusDays } from '../../days/calendar-days';
import { type Day, today } from '../../days/day';
import type { ByDay } from '../days/period';
import { AgendaItem } from './agenda-item';

/** The days that have appointments, each with its list. */
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

/** « Aujourd’hui, vendredi 20 novembre », « Demain, … », or the day alone. */
export function DayHeading({ id, day }: { id: string; day: Day }): ReactNode {
  const { weekdayDate } = useFormats().withJalali;
  const date = weekdayDate(day);
  const isToday = day === today();
  const isTomorrow = day === plusDays(today(), 1);
  return (
    <Typography
      id={id}
      component="h3"
      sx={{
        mb: '8px',
        fontSize: '0.90625rem',
        fontWeight: 560,
        color: isToday ? 'brand.text' : 'text.secondary',
        '&::first-letter': { textTransform: 'uppercase' },
      }}
    >
      {isToday && <Trans>Aujourd’hui, {date}</Trans>}
      {isTomorrow && <Trans>Demain, {date}</Trans>}
      {!isToday && !isTomorrow && date}
    </Typography>
  );
}
