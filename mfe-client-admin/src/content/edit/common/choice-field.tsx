import { FieldFrame, type FieldSettings, type Option, useFormField } from '@passerelle/shared/forms';
import { DeviceSelect } from '@passerelle/shared/ui/inputs';
import type { ReactNode } from 'react';

interface Props extends FieldSettings {
  options: readonly Option[];
  /** Label of the choice that stands for no value: « Toutes les langues ». */
  empty?: string;
  /** Called with a choice of the person, for what depends on it. */
  onChoose?: (value: string) => void;
}

/** One of several that are all valid, unlike a select box that begins with « Choisir ». */
export function ChoiceField({ options, empty, onChoose, ...settings }: Props): ReactNode {
  const field = useFormField(settings, 'choice');
  return (
    <FieldFrame settings={settings} field={field}>
      <DeviceSelect
        {...field.input}
        id={field.id}
        inputProps={{ ...field.aria, id: field.id }}
        onChange={(event) => {
          field.input.onChange(event);
          onChoose?.(event.target.value);
        }}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </DeviceSelect>
    </FieldFrame>
  );
}
