import { Trans, useLingui } from '@lingui/react/macro';
import EditCalendarRounded from '@mui/icons-material/EditCalendarRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, Fact, Facts, fullName, Link } from '@passerelle/shared/ui';
import { RowMenu } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { roomy } from '../../action-parts/roomy';
import { useCalendar } from '../parts/calendar-context';
import { canMove } from '../parts/kind';
import { StateTag } from './state-tag';
import { MeetingWay } from '../../action-parts/meeting-way';

/** When, what, with whom and how; what is still to come can be moved. */
export function AgendaItem({ appointment }: { appointment: Appointment }): ReactNode {
  const { t } = useLingui();
  const { time } = useFormats();
  const { from, askMove } = useCalendar();
  const { id, date, title, type, status, contact, contactName } = appointment;
  const name = contact ? fullName(contact) : contactName;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '52px minmax(0, 1fr) auto',
        gap: { xs: '10px', md: '14px' },
        py: '15px',
        '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box component="time" dateTime={date} sx={{ typography: 'h3', fontSize: '1.0625rem', lineHeight: 1.3 }}>
        {time(date)}
      </Box>
      <Box sx={{ display: 'grid', gap: '5px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouteLink}
          to={routeTo('networkingAction', { networkingActionId: id })}
          state={{ from }}
          sx={{
            ...roomy,
            fontWeight: 600,
            lineHeight: 1.35,
            color: 'text.primary',
            textDecoration: status === 'cancelled' ? 'line-through' : 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {title}
        </Link>
        <StateTag appointment={appointment} />
        <Facts>
          {name && <Fact icon={<PersonRounded />}>{name}</Fact>}
          <MeetingWay type={type} />
        </Facts>
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
                onPress: () => askMove(appointment),
              },
            ]}
          />
        </Box>
      )}
    </Box>
  );
}
