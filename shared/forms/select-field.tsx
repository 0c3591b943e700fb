import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

import { FieldFrame } from './field-frame';
import { type Option, type FieldSettings, useFormField } from './use-form-field';

interface Props extends FieldSettings {
  options: readonly Option[];
}

/** One of many. */
export function SelectField({ options, ...settings }: Props): ReactNode {
  const { t } = useLingui();
  const field = useFormField(settings, 'choice');
  return (
    <FieldFrame settings={settings} field={field}>
      <DeviceList {...field.input} id={field.id} inputProps={{ ...field.aria, id: field.id }}>
        <option value="">{settings.optional ? t`Non renseigné` : t`Choisir`}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </DeviceList>
    </FieldFrame>
  );
}

/** One of many. The browser's own list in the look of a field: light, and made for thumbs on a phone. */
export const DeviceList = (props: Omit<NativeSelectProps, 'input' | 'IconComponent'>): ReactNode => (
  <NativeSelect {...props} input={<OutlinedInput />} IconComponent={KeyboardArrowDownRounded} />
);
