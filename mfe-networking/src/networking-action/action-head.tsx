import { Trans } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { canEdit, type Appointment } from '@passerelle/shared/contract';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Box, Button, IconTile, PageHeader } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ActionMenu } from '../action-parts/action-menu';
import { actionTones } from '../action-parts/action-tones';
import { ActionTypeIcon } from '../action-parts/action-type';
import type { AskAbout } from '../action-parts/use-action-dialogs';

interface Props {
  action: Appointment;
  from: string | undefined;
  ask: AskAbout;
}

/** What it is about. What is settled is no longer edited, only deleted. */
export function ActionHead({ action, from, ask }: Props): ReactNode {
  const { id, title, actionType, status } = action;
  return (
    <PageHeader
      picture={
        <IconTile tone={actionTones[status]} size={52}>
          <ActionTypeIcon type={actionType} />
        </IconTile>
      }
      title={title}
      actions={
        canEdit(action) ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
            <Button
              component={RouteLink}
              to={routeTo('networkingActionEdit', { networkingActionId: id })}
              state={{ from }}
              variant="neutral"
              startIcon={<EditRounded />}
              sx={{ flex: { xs: 1, md: 'none' } }}
            >
              <Trans>Modifier</Trans>
            </Button>
            <ActionMenu action={action} ask={ask} />
          </Box>
        ) : (
          <Button
            variant="outlined"
            color="error"
            startIcon={<DeleteOutlineRounded />}
            onClick={() => ask.remove(action)}
          >
            <Trans>Supprimer</Trans>
          </Button>
        )
      }
    />
  );
}
