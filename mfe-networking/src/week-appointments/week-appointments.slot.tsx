import { Trans, useLingui } from '@lingui/react/macro';
import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import {
  Box,
  Card,
  Fact,
  Facts,
  LoadedArea,
  Section,
  SkeletonCard,
  Typography,
  VisuallyHidden,
} from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ActionLink } from '../components/action/action-link';
import { MeetingTypeFact } from '../components/action/meeting';
import { MetPerson } from '../components/action/met-person';
import { Carousel } from './carousel';
import { useWeekAppointments } from './week-appointments.resource';

/** On home: the appointments of this week that have no report yet. */
export function WeekAppointmentsSlot(): ReactNode {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Rendez-vous</Trans>}>
      <LoadedArea
        state={useWeekAppointments()}
        failure={<Trans>Vos rendez-vous ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : ils restent enregistrés.</Trans>}
        skeleton={<SkeletonCard lines={2} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>Aucun rendez-vous en attente cette semaine.</Trans>
              </Typography>
            </Card>
          ) : (
            <Carousel label={t`Rendez-vous de la semaine`}>
              {items.map((appointment) => (
                <AppointmentCard key={appointment.id} appointment={appointment} />
              ))}
            </Carousel>
          )
        }
      </LoadedArea>
    </Section>
  );
}

/** An appointment: date, title, type of meeting and contact. */
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
          <MeetingTypeFact type={type} />
        </Facts>
        <MetPerson appointment={appointment} />
      </Box>
    </Card>
  );
}

/** The day of an appointment, large, over its weekday. */
function DateTile({ day, weekday }: { day: ReactNode; weekday: ReactNode }): ReactNode {
  return (
    <Box
      sx={{
        flex: 'none',
        width: 58,
        padding: '7px 0 8px',
        borderRadius: '12px',
        textAlign: 'center',
        lineHeight: 1.1,
        color: 'brand.text',
        backgroundColor: 'brand.100',
      }}
    >
      <Box
        component="b"
        sx={{ display: 'block', typography: 'h1', fontSize: '1.5rem', lineHeight: 1.1, fontWeight: 650 }}
      >
        {day}
      </Box>
      <Box component="span" sx={{ fontSize: '0.78125rem', fontWeight: 560 }}>
        {weekday}
      </Box>
    </Box>
  );
}
