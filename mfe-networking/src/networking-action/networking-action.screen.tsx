import { Trans } from '@lingui/react/macro';
import { isText, routeTo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { BackToList } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ActionEntity } from '../action-parts/action-entity';
import { ActionContent } from './action-content';

/** One networking action: when, where and with whom, and all that is written about it. */
export function NetworkingActionScreen(): ReactNode {
  const { networkingActionId } = useRouteParams('networkingAction');
  const { from } = useLocationState({ from: isText });
  return (
    <>
      <BackToList list={routeTo('networkingActions')} label={<Trans>Retour aux actions</Trans>} />
      <ActionEntity appointmentId={networkingActionId}>
        {(action) => <ActionContent key={action.id} action={action} from={from} />}
      </ActionEntity>
    </>
  );
}
