import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { canEdit } from '@passerelle/shared/contract/rules/network/appointments';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import { PageHeader, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';

import { ActionEntity } from '../components/action/action-entity';
import { NetworkingActionEditForm } from './networking-action-edit.form';

/** Edits a pending action with the same fields as planning. */
export function NetworkingActionEditScreen(): ReactNode {
  const { networkingActionId } = useRouteParams('networkingActionEdit');
  return (
    <ActionEntity appointmentId={networkingActionId} fresh>
      {(action) => <ActionEdit key={action.id} action={action} />}
    </ActionEntity>
  );
}

/** Only pending actions can be edited. If another tab validates or cancels it, the typed text stays visible. */
export function ActionEdit({ action }: { action: Appointment }): ReactNode {
  const { from } = useLocationState({ from: isText });
  const navigate = useNavigate();
  const toast = useToast();
  const [mayEdit] = useState(() => canEdit(action));
  const details = routeTo('networkingAction', { networkingActionId: action.id });
  if (!mayEdit) return <Navigate to={details} replace state={{ from }} />;
  return (
    <>
      <PageHeader
        back={{ to: details, label: <Trans>Retour à l’action</Trans> }}
        title={<Trans>Modifier l’action</Trans>}
        record={action.title}
      >
        {action.title}
      </PageHeader>
      <NetworkingActionEditForm
        action={action}
        onSaved={() => {
          toast(<Trans>L’action a été modifiée</Trans>);
          void navigate(details, { replace: true, state: { from } });
        }}
      />
    </>
  );
}
