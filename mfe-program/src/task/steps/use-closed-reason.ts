import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';

import type { StepProps } from './step-props';

/** Why nothing can be done with a step yet; undefined where it can. */
export function useClosedReason({ state, opensOn }: Pick<StepProps, 'state' | 'opensOn'>): string | undefined {
  const { t } = useLingui();
  const { weekdayDate } = useFormats();
  const day = weekdayDate(opensOn);
  return state === 'future' ? t`Cette étape s’ouvre ${day}.` : undefined;
}
