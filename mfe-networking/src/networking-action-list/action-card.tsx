import { useLingui } from '@lingui/react/macro';
import EventRounded from '@mui/icons-material/EventRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Fact, Facts, IconTile, Typography } from '@passerelle/shared/ui';
import { GridCard } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ActionTypeIcon, actionTypeWords } from '../components/action/action-type';
import { MetPerson } from '../components/action/met-person';
import { ActionLink } from '../components/action/action-link';
import { ActionMenu, type ActionMenuHandlers } from '../components/action/action-menu';
import { ActionState, actionTones } from '../components/action/action-state';
import { ActionPlace } from '../components/action/meeting';

/** An action in the list: subject, date, type of meeting and contact. */
export function ActionCard({ action, ask }: { action: Appointment; ask: ActionMenuHandlers }): ReactNode {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const { actionType, date, status, contact, contactName } = action;
  return (
    <GridCard footer={(contact ?? contactName) && <MetPerson appointment={action} withCompany />}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '14px' }}>
        <IconTile tone={actionTones[status]}>
          <ActionTypeIcon type={actionType} />
        </IconTile>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h4">
            <ActionLink action={action} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(actionTypeWords[actionType])}
          </Typography>
        </Box>
        <Box sx={{ marginBlockStart: '-8px', marginInlineEnd: '-10px' }}>
          <ActionMenu action={action} ask={ask} />
        </Box>
      </Box>
      <ActionState action={action} />
      <Facts sx={{ flexDirection: 'column', alignItems: 'flex-start', gap: '6px' }}>
        <Fact icon={<EventRounded />}>
          <time dateTime={date}>{dateTime(date)}</time>
        </Fact>
        <ActionPlace action={action} />
      </Facts>
    </GridCard>
  );
}
