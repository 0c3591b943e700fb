import { useLingui } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { Box, Facts, IconTile, Typography } from '@passerelle/shared/ui';
import { GridCard } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ActionTypeIcon, actionTypeLabels } from '../components/action/action-type';
import { MetPerson } from '../components/action/met-person';
import { ActionDeed } from '../components/action/action-deed';
import { ActionLink } from '../components/action/action-link';
import { ActionMenu, type ActionMenuHandlers } from '../components/action/action-menu';
import { MomentFact, NearTag } from '../components/action/action-moment';
import { ActionState, actionTones } from '../components/action/action-state';
import { ActionPlace } from '../components/action/meeting';

interface Props {
  action: Appointment;
  ask: ActionMenuHandlers;
  /** Of its heading: under the heading of a group it is the third. */
  level?: 2 | 3;
}

/** An action in the list: subject, date, type of meeting and contact, and what is to be done now. */
export function ActionCard({ action, ask, level = 2 }: Props): ReactNode {
  const { t } = useLingui();
  const { actionType, status, contact, contactName } = action;
  return (
    <GridCard footer={(contact ?? contactName) && <MetPerson appointment={action} withCompany />}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '14px' }}>
        <IconTile tone={actionTones[status]}>
          <ActionTypeIcon type={actionType} />
        </IconTile>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component={`h${level}`} variant="h4">
            <ActionLink action={action} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(actionTypeLabels[actionType])}
          </Typography>
        </Box>
        <Box sx={{ marginBlockStart: '-8px', marginInlineEnd: '-10px' }}>
          <ActionMenu action={action} ask={ask} />
        </Box>
      </Box>
      <ActionState action={action} />
      <NearTag action={action} />
      <Facts sx={{ flexDirection: 'column', alignItems: 'flex-start', gap: '6px' }}>
        <MomentFact action={action} />
        <ActionPlace action={action} />
      </Facts>
      <ActionDeed action={action} small sx={{ alignSelf: 'flex-start' }} />
    </GridCard>
  );
}
