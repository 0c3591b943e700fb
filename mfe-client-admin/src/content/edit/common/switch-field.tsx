import { type FieldSettings, useFormField } from '@passerelle/shared/forms';
import { FormControl, FormHelperText } from '@passerelle/shared/ui/inputs';
import { FormControlLabel, Switch } from '@passerelle/shared/ui/mui/choices';
import type { ReactNode } from 'react';

/** A field that is on or off. */
export function SwitchField(settings: Pick<FieldSettings, 'name' | 'label' | 'help'>): ReactNode {
  const { input, id, helpId, aria } = useFormField({ ...settings, optional: true }, 'choice', 'checkbox');
  const { label, help } = settings;
  return (
    <FormControl>
      <FormControlLabel
        label={label}
        control={
          <Switch
            name={input.name}
            checked={input.checked === true}
            onChange={input.onChange}
            onBlur={input.onBlur}
            slotProps={{ input: { ...aria, id, role: 'switch' } }}
          />
        }
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
