import { Trans } from '@lingui/react/macro';
import { isText, routeTo, useLocationState, useRouteParams } from '@passerelle/shared/routes';
import { BackLink } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ActionArea } from '../action-parts/action-area';
import { ActionContent } from './action-content';

/** One networking action: when, where and with whom, and all that is written about it. */
export function NetworkingActionScreen(): ReactNode {
  const { networkingActionId } = useRouteParams('networkingAction');
  const { from } = useLocationState({ from: isText });
  const list = routeTo('networkingActions');
  const back = from ?? list;
  const isList = back === list || back.startsWith(`${list}?`);
  return (
    <>
      {/* Back to the list as it was: its filter, what was looked for, its page. */}
      <BackLink to={back} label={isList ? <Trans>Retour aux actions</Trans> : <Trans>Retour</Trans>} />
      <ActionArea appointmentId={networkingActionId}>
        {(action) => <ActionContent key={action.id} action={action} from={from} />}
      </ActionArea>
    </>
  );
}
