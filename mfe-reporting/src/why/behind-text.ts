import type { MetricName, PeopleBehind } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { useLingui } from '@lingui/react/macro';

import { duration } from '../panels/figure-text';

interface Worth {
  value: number;
  of: number;
}

/** What a part of a figure is worth, so that a reader can add it up: of a ratio both of its sides. */
export function useBehindText(metric: MetricName): (worth: Worth, way: PeopleBehind['way']) => string {
  const { t } = useLingui();
  const formats = useFormats();
  const isTime = metric === 'total_session_duration' || metric === 'average_session_duration';
  const write = (value: number): string => (isTime ? duration(value, formats) : formats.number(value));
  return ({ value, of }, way) => {
    if (way === 'sum') return write(value);
    const [above, below] = [write(value), formats.number(of)];
    return t`${above} sur ${below}`;
  };
}
