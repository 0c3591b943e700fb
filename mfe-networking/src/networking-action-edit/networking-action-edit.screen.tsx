import { useRouteParams } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { ActionEntity } from '../action-parts/action-entity';
import { ActionEdit } from './action-edit';

/** Changes what was planned, with the fields that it was planned with. */
export function NetworkingActionEditScreen(): ReactNode {
  const { networkingActionId } = useRouteParams('networkingActionEdit');
  return (
    <ActionEntity appointmentId={networkingActionId} fresh>
      {(action) => <ActionEdit key={action.id} action={action} />}
    </ActionEntity>
  );
}
