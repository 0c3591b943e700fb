import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Fact, Facts, Typography, VisuallyHidden } from '@passerelle/shared/ui';
import { DateTile } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ActionLink } from '../action-parts/action-link';
import { MeetingWay } from '../action-parts/meeting-way';
import { MetPerson } from '../action-parts/met-person';

/** When, about what, how and with whom. */
export function AppointmentCard({ appointment }: { appointment: Appointment }): ReactNode {
  const { date, type } = appointment;
  const { dayOfMonth, weekday, weekdayDate, time } = useFormats();
  return (
    <Card component="li" padding="none" sx={{ display: 'flex', alignItems: 'flex-start', gap: '16px', p: '18px' }}>
      <Box aria-hidden>
        <DateTile day={dayOfMonth(date, 'local')} weekday={weekday(date, 'short', 'local')} />
      </Box>
      <Box sx={{ display: 'grid', gap: '6px', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <VisuallyHidden>{weekdayDate(date, 'local')}</VisuallyHidden>
        <Typography component="h3" sx={{ fontWeight: 600, lineHeight: 1.35 }}>
          <ActionLink action={appointment} />
        </Typography>
        <Facts>
          <Fact icon={<AccessTimeRounded />}>{time(date)}</Fact>
          <MeetingWay type={type} />
        </Facts>
        <MetPerson appointment={appointment} />
      </Box>
    </Card>
  );
}
