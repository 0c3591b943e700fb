import { useLingui } from '@lingui/react/macro';
import type { ActionSubject } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { ActionTypeIcon, actionTypeWords } from '../../action-parts/action-type';
import { Recap } from './recap';

export function SubjectRecap({ subject: { actionType, title } }: { subject: ActionSubject }): ReactNode {
  const { t } = useLingui();
  return (
    <Recap icon={<ActionTypeIcon type={actionType} />} title={t(actionTypeWords[actionType])} step="what">
      {title}
    </Recap>
  );
}
