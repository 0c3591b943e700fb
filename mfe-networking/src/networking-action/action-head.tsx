import { Trans } from '@lingui/react/macro';
import EditRounded from '@mui/icons-material/EditRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import type { Appointment } from '@passerelle/shared/contract';
import { canEdit, nearnessOf } from '@passerelle/shared/contract/rules/network/appointments';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, IconTile, Notice, PageHeader } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { ActionMenu, type ActionMenuHandlers } from '../components/action/action-menu';
import { ActionDeed } from '../components/action/action-deed';
import { NearTag } from '../components/action/action-moment';
import { ActionState, actionTones } from '../components/action/action-state';
import { ActionTypeIcon } from '../components/action/action-type';
import { useNow } from '../days/use-now';

interface Props {
  action: Appointment;
  from: string | undefined;
  ask: ActionMenuHandlers;
}

/** The title and buttons of an action. Validated and cancelled actions can only be deleted, at the end of the screen. */
export function ActionHead({ action, from, ask }: Props): ReactNode {
  const { id, title, actionType, date, status } = action;
  const isNear = nearnessOf(date, useNow()) !== 'ahead';
  return (
    <PageHeader
      picture={
        <IconTile tone={actionTones[status]} size={52}>
          <ActionTypeIcon type={actionType} />
        </IconTile>
      }
      tags={isNear && status === 'pending' && <ActionTimeTags action={action} />}
      title={title}
      actions={
        canEdit(action) ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
            <ActionDeed action={action} reportVariant="none" sx={{ flex: { xs: '1 1 100%', md: 'none' } }} />
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
        ) : undefined
      }
    />
  );
}

/** « Dans une heure », « Compte rendu à écrire ». */
const ActionTimeTags = ({ action }: { action: Appointment }): ReactNode => (
  <>
    <NearTag action={action} />
    <ActionState action={action} />
  </>
);

const below = { mb: { xs: '20px', md: '28px' } } as const;

/** Says when an action was validated or cancelled. */
export function ActionBanner({ action: { status, validatedAt, cancelledAt } }: { action: Appointment }): ReactNode {
  const { date } = useFormats();
  switch (status) {
    case 'pending':
      return null;
    case 'validated': {
      const day = validatedAt && date(validatedAt, 'local');
      return (
        <Notice
          tone="success"
          title={day ? <Trans>Action validée le {day}.</Trans> : <Trans>Action validée.</Trans>}
          sx={below}
        >
          <Trans>Votre compte rendu peut encore être complété.</Trans>
        </Notice>
      );
    }
    case 'cancelled': {
      const day = cancelledAt && date(cancelledAt, 'local');
      return (
        <Notice
          tone="error"
          icon={<EventBusyRounded />}
          title={day ? <Trans>Action annulée le {day}.</Trans> : <Trans>Action annulée.</Trans>}
          sx={below}
        >
          <Trans>Elle ne se modifie plus. Ce que vous aviez noté reste lisible.</Trans>
        </Notice>
      );
    }
  }
}
