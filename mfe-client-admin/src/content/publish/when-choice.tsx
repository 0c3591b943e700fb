import { Trans, useLingui } from '@lingui/react/macro';
import { FormControlLabel, Radio, RadioGroup } from '@passerelle/shared/ui/inputs';
import type { ReactNode } from 'react';

export type When = 'now' | 'later';

interface Props {
  value: When;
  onChange: (when: When) => void;
}

export function WhenChoice({ value, onChange }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <RadioGroup
      row
      aria-label={t`Moment de la publication`}
      value={value}
      onChange={(_, when) => onChange(when as When)}
    >
      <FormControlLabel value="now" control={<Radio />} label={<Trans>Tout de suite</Trans>} />
      <FormControlLabel value="later" control={<Radio />} label={<Trans>Programmer</Trans>} />
    </RadioGroup>
  );
}
