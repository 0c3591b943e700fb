import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useContentLanguage } from '@passerelle/shared/i18n';
import { DeviceSelect } from '@passerelle/shared/ui/inputs';

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
      <DeviceSelect {...field.input} id={field.id} inputProps={{ ...field.aria, id: field.id }}>
        <option value="">{settings.optional ? t`Non renseigné` : t`Choisir`}</option>
        {options.map((option) => (
          <Choice key={option.value} {...option} />
        ))}
      </DeviceSelect>
    </FieldFrame>
  );
}

const Choice = ({ value, label, language }: Option): ReactNode => (
  <option value={value} {...useContentLanguage(language)}>
    {label}
  </option>
);
