import { useRouteParams } from '@passerelle/shared/routes';
import type { ReactNode } from 'react';

import { ActionArea } from '../action-parts/action-area';
import { ActionEdit } from './action-edit';

/** Changes what was planned, with the fields that it was planned with. */
export function NetworkingActionEditScreen(): ReactNode {
  const { networkingActionId } = useRouteParams('networkingActionEdit');
  return (
    <ActionArea appointmentId={networkingActionId} fresh>
      {(action) => <ActionEdit key={action.id} action={action} />}
    </ActionArea>
  );
}
