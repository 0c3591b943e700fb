import { Trans } from '@lingui/react/macro';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { awaitsReport } from '@passerelle/shared/contract/rules/network/appointments';
import { now } from '@passerelle/shared/i18n';
import { Box, Card, Facts, IconTile, Tag, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ActionTypeIcon } from './action-type';
import { ActionLink } from './action-link';
import { MomentFact } from './action-moment';
import { ActionState, actionTones } from './action-state';
import { MeetingTypeFact } from './meeting';

/** A row of a list: title, date, type of meeting and state. */
export function ActionRow({ action }: { action: Appointment }): ReactNode {
  const { actionType, type, status } = action;
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
          <MomentFact action={action} />
          <MeetingTypeFact type={type} />
        </Facts>
        {status === 'pending' && !awaitsReport(action, now().toISOString()) ? (
          <Tag tone="brand" icon={<ScheduleRounded />} sx={{ justifySelf: 'start' }}>
            <Trans>À venir</Trans>
          </Tag>
        ) : (
          <ActionState action={action} />
        )}
      </Box>
    </Card>
  );
}
