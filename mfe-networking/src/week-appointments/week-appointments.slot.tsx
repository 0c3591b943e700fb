import { Trans, useLingui } from '@lingui/react/macro';
import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { awaitsReport, isToCome } from '@passerelle/shared/contract/rules/network/appointments';
import { useFormats } from '@passerelle/shared/i18n';
import {
  Box,
  Card,
  Fact,
  Facts,
  LoadedArea,
  Section,
  Skeleton,
  Typography,
  VisuallyHidden,
} from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ActionDeed } from '../components/action/action-deed';
import { ActionLink } from '../components/action/action-link';
import { NearTag, useNearDay } from '../components/action/action-moment';
import { ActionState } from '../components/action/action-state';
import { MeetingTypeFact } from '../components/action/meeting';
import { MetPerson } from '../components/action/met-person';
import { useNow } from '../days/use-now';
import { Carousel } from './carousel';
import { useWeekAppointments } from './week-appointments.resource';

/** Of a card whose title has two lines; all cards of a row are as high as the highest. */
const CARD_HEIGHT_PX = 166;
/** Of the buttons under a row that overflows, with their distance. */
const STEPS_HEIGHT_PX = 52;

/** Moves past appointments to the end, where they ask for their report. */
const toComeFirst = (items: readonly Appointment[], now: string): readonly Appointment[] => [
  ...items.filter((one) => isToCome(one, now)),
  ...items.filter((one) => awaitsReport(one, now)),
];

/** On home: the appointments of this week that have no report yet. Its height is the same before and after the answer. */
export function WeekAppointmentsSlot(): ReactNode {
  const { t } = useLingui();
  const now = useNow();
  return (
    <Section title={<Trans context="several">Rendez‑vous</Trans>}>
      <LoadedArea
        state={useWeekAppointments()}
        failure={<Trans>Vos rendez‑vous ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : ils restent enregistrés.</Trans>}
        skeleton={<AppointmentSkeleton />}
        sx={{ minHeight: CARD_HEIGHT_PX + STEPS_HEIGHT_PX }}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Card padding="small" sx={{ minHeight: CARD_HEIGHT_PX, display: 'grid', placeItems: 'center start' }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Trans>Aucun rendez‑vous en attente cette semaine.</Trans>
              </Typography>
            </Card>
          ) : (
            <Carousel label={t`Rendez‑vous de la semaine`}>
              {toComeFirst(items, now).map((appointment) => (
                <AppointmentCard key={appointment.id} appointment={appointment} />
              ))}
            </Carousel>
          )
        }
      </LoadedArea>
    </Section>
  );
}

const AppointmentSkeleton = (): ReactNode => (
  <Card padding="none" sx={{ display: 'flex', gap: '16px', p: '18px', minHeight: CARD_HEIGHT_PX }}>
    <Skeleton variant="rounded" width={58} height={58} sx={{ flex: 'none', borderRadius: '12px' }} />
    <Box sx={{ display: 'grid', gap: '10px', flex: 1, alignContent: 'start' }}>
      <Skeleton variant="rounded" width="90%" height={18} />
      <Skeleton variant="rounded" width="60%" height={18} />
      <Skeleton variant="rounded" width="70%" height={14} />
      <Skeleton variant="rounded" width="50%" height={24} />
    </Box>
  </Card>
);

/** Card of an appointment: date, title, type of meeting, contact, and the next thing to do. */
export function AppointmentCard({ appointment }: { appointment: Appointment }): ReactNode {
  const { date, type } = appointment;
  const { dayOfMonth, weekday, weekdayDate, time } = useFormats();
  const nearDay = useNearDay();
  return (
    <Card
      component="li"
      padding="none"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: '16px', p: '18px', minHeight: CARD_HEIGHT_PX }}
    >
      <Box aria-hidden>
        <DateTile day={dayOfMonth(date, 'local')} weekday={weekday(date, 'short', 'local')} />
      </Box>
      <Box sx={{ display: 'grid', gap: '6px', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <VisuallyHidden>{weekdayDate(date, 'local')}</VisuallyHidden>
        <Typography component="h3" sx={{ fontWeight: 600, lineHeight: 1.35 }}>
          <ActionLink action={appointment} />
        </Typography>
        <Facts>
          <Fact icon={<AccessTimeRounded />}>{nearDay(date) ?? time(date)}</Fact>
          <MeetingTypeFact type={type} />
        </Facts>
        <NearTag action={appointment} />
        <ActionState action={appointment} />
        <MetPerson appointment={appointment} />
        <ActionDeed action={appointment} small sx={{ justifySelf: 'start' }} />
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
