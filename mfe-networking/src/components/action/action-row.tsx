import { Trans } from '@lingui/react/macro';
import EventRounded from '@mui/icons-material/EventRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Fact, Facts, IconTile, Tag, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ActionTypeIcon } from './action-type';
import { ActionLink } from './action-link';
import { ActionState, actionTones } from './action-state';
import { MeetingTypeFact } from './meeting';

/** A row of a list: title, date, type of meeting and state. */
export function ActionRow({ action }: { action: Appointment }): ReactNode {
  const { dateTime } = useFormats();
  const { actionType, date, type, status } = action;
  return (
    <Card component="li" padding="small" sx={{ display: 'flex', alignItems: 'flex-start', gap: '14px' }}>
      <IconTile tone={actionTones[status]}>
        <ActionTypeIcon type={actionType} />
      </IconTile>
      <Box sx={{ display: 'grid', gap: '8px', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="h4">
          <ActionLink action={action} />
        </Typography>
        <Facts>
          <Fact icon={<EventRounded />}>
            <time dateTime={date}>{dateTime(date)}</time>
          </Fact>
          <MeetingTypeFact type={type} />
        </Facts>
        {status === 'pending' ? (
          <Tag tone="brand" icon={<ScheduleRounded />} sx={{ justifySelf: 'start' }}>
            <Trans>En cours</Trans>
          </Tag>
        ) : (
          <ActionState action={action} />
        )}
      </Box>
    </Card>
  );
}
