import { Trans, useLingui } from '@lingui/react/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import EditCalendarRounded from '@mui/icons-material/EditCalendarRounded';
import EditNoteRounded from '@mui/icons-material/EditNoteRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { isOver } from '@passerelle/shared/contract/rules/network/appointments';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Fact, Facts, fullName, Link, Tag, type Tone, Typography } from '@passerelle/shared/ui';
import { RowMenu } from '@passerelle/shared/ui/data';
import { type ReactNode, useId } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { ActionDeed } from '../../components/action/action-deed';
import { touchTarget } from '../../components/action/action-link';
import { NearTag } from '../../components/action/action-moment';
import { MeetingTypeFact } from '../../components/action/meeting';
import { plusDays } from '../../days/calendar-days';
import { type Day, today } from '../../days/day';
import { useNow } from '../../days/use-now';
import { useCalendar } from '../components/calendar-context';
import { canMove, type Kind, kindLabels, kindOf } from '../components/kind';
import type { ByDay } from '../days/period';

/** One appointment of a list; pending ones have a menu to move them. */
function AgendaItem({ appointment }: { appointment: Appointment }): ReactNode {
  const { t } = useLingui();
  const { time } = useFormats();
  const { from, openMoveDialog } = useCalendar();
  const { id, date, title, type, status, contact, contactName } = appointment;
  const name = contact ? fullName(contact) : contactName;
  const past = isOver(date, useNow());
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        // With large letters the title goes under the hour.
        flexWrap: 'wrap',
        gap: { xs: '10px', md: '14px' },
        py: '15px',
        '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box
        component="time"
        dateTime={date}
        sx={{
          flex: 'none',
          minWidth: '3.75rem',
          typography: 'h3',
          fontSize: '1.0625rem',
          lineHeight: 1.3,
          ...(past && { color: 'text.secondary' }),
        }}
      >
        {time(date)}
      </Box>
      <Box sx={{ flex: '1 1 8rem', display: 'grid', gap: '5px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouteLink}
          to={routeTo('networkingAction', { networkingActionId: id })}
          state={{ from }}
          sx={{
            ...touchTarget,
            fontWeight: 600,
            lineHeight: 1.35,
            color: past ? 'text.secondary' : 'text.primary',
            textDecoration: status === 'cancelled' ? 'line-through' : 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {title}
        </Link>
        <NearTag action={appointment} />
        <StateTag appointment={appointment} />
        <Facts>
          {name && <Fact icon={<PersonRounded />}>{name}</Fact>}
          <MeetingTypeFact type={type} />
        </Facts>
        <ActionDeed action={appointment} reportVariant="none" small sx={{ justifySelf: 'start', mt: '4px' }} />
      </Box>
      {canMove(appointment) && (
        <Box sx={{ m: '-10px -10px 0 0', marginInline: '0 -10px' }}>
          <RowMenu
            label={t`Actions pour « ${title} »`}
            actions={[
              {
                id: 'move',
                label: <Trans>Déplacer</Trans>,
                icon: <EditCalendarRounded />,
                onPress: () => openMoveDialog(appointment),
              },
            ]}
          />
        </Box>
      )}
    </Box>
  );
}

/** Planned appointments have no tag: the list shows when they are. */
const looks: Record<Exclude<Kind, 'planned'>, { tone: Tone; icon: ReactNode }> = {
  interview: { tone: 'ochre', icon: <HandshakeRounded /> },
  toReport: { tone: 'warning', icon: <EditNoteRounded /> },
  validated: { tone: 'success', icon: <CheckRounded /> },
  cancelled: { tone: 'stone', icon: <EventBusyRounded /> },
};

function StateTag({ appointment }: { appointment: Appointment }): ReactNode {
  const { t } = useLingui();
  const kind = kindOf(appointment);
  if (kind === 'planned') return null;
  return (
    <Tag {...looks[kind]} sx={{ justifySelf: 'start' }}>
      {t(kindLabels[kind])}
    </Tag>
  );
}

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
