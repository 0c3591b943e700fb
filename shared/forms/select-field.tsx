import { useLingui } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

import { FieldFrame } from './field-frame';
import type { Option } from './option';
import { useFormField, type FieldSettings } from './use-form-field';

interface Props extends FieldSettings {
  options: readonly Option[];
}

/** One of many. The browser's own list: light, and made for thumbs on a phone. */
export function SelectField({ options, ...settings }: Props): ReactNode {
  const { t } = useLingui();
  const field = useFormField(settings, 'choice');
  return (
    <FieldFrame settings={settings} field={field}>
      <NativeSelect
        {...field.input}
        id={field.id}
        input={<OutlinedInput />}
        IconComponent={KeyboardArrowDownRounded}
        inputProps={{ ...field.aria, id: field.id }}
      >
        <option value="">{settings.optional ? t`Non renseigné` : t`Choisir`}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
