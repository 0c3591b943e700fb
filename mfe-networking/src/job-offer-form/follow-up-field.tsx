import { useLingui } from '@lingui/react/macro';
import { DateField, type Fault } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

import { today } from '../days/day';

interface Props {
  /** The day that was chosen before: it may stay, though it has passed. */
  before?: string | null;
  required?: boolean;
}

/** When the person wants to be reminded of following the offer up: today at the earliest. */
export function FollowUpField({ before = null, required = false }: Props): ReactNode {
  const { t } = useLingui();
  const rule = (day: string | null | undefined): Fault | undefined => {
    if (!day) return required ? 'required' : undefined;
    return day < today() && day !== before ? { text: t`Choisissez aujourd’hui ou un jour à venir` } : undefined;
  };
  return (
    <DateField
      name="followUpDate"
      label={t`Me rappeler de relancer le`}
      help={t`Un rappel vous attendra ce jour-là.`}
      min={today()}
      rule={rule}
      optional={!required}
    />
  );
}
