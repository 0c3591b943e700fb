import { Trans } from '@lingui/react/macro';
import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import VideocamRounded from '@mui/icons-material/VideocamRounded';
import type { Appointment, AppointmentType } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Fact, Facts, Typography, VisuallyHidden } from '@passerelle/shared/ui';
import { DateTile } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { MetPerson } from './met-person';

const ways: Record<AppointmentType, { icon: ReactNode; word: ReactNode }> = {
  real: { icon: <PlaceRounded />, word: <Trans>En personne</Trans> },
  phone: { icon: <PhoneRounded />, word: <Trans>Par téléphone</Trans> },
  video: { icon: <VideocamRounded />, word: <Trans>En visio</Trans> },
};

/** When, about what, how and with whom. */
export function AppointmentCard({
  appointment: { date, title, type, ...rest },
}: {
  appointment: Appointment;
}): ReactNode {
  const { dayOfMonth, weekday, weekdayDate, time } = useFormats();
  return (
    <Card component="li" padding="none" sx={{ display: 'flex', alignItems: 'flex-start', gap: '16px', p: '18px' }}>
      <Box aria-hidden>
        <DateTile day={dayOfMonth(date, 'local')} weekday={weekday(date, 'short', 'local')} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <VisuallyHidden>{weekdayDate(date, 'local')}</VisuallyHidden>
        <Typography component="h3" sx={{ fontWeight: 600, lineHeight: 1.35 }}>
          {title}
        </Typography>
        <Facts sx={{ mt: '6px' }}>
          <Fact icon={<AccessTimeRounded />}>{time(date)}</Fact>
          <Fact icon={ways[type].icon}>{ways[type].word}</Fact>
        </Facts>
        <MetPerson contact={rest.contact} name={rest.contactName} />
      </Box>
    </Card>
  );
}
