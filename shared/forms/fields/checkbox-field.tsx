import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { FieldFault } from '@passerelle/shared/ui/inputs';
import type { ReactNode } from 'react';

import { useFormField, type FieldSettings } from './use-form-field';

interface Props extends FieldSettings {
  /** The words beside the box, when they hold more than text, such as a link; `label` names the field in the summary. */
  children?: ReactNode;
}

/** Yes or no, such as a consent. */
export function CheckboxField({ children, ...settings }: Props): ReactNode {
  const field = useFormField(settings, 'choice', 'checkbox');
  const { label, help } = settings;
  return (
    <FormControl error={field.fault !== undefined}>
      <FormControlLabel
        label={<Box component="span">{children ?? label}</Box>}
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: '10px' } }}
        control={
          <Checkbox
            name={field.input.name}
            checked={field.input.checked === true}
            onChange={field.input.onChange}
            onBlur={field.input.onBlur}
            onFocus={field.input.onFocus}
            slotProps={{ input: { ...field.aria, id: field.id } }}
          />
        }
      />
      {help && (
        <FormHelperText id={field.helpId} error={false}>
          {help}
        </FormHelperText>
      )}
      <FieldFault id={field.faultId} fault={field.fault} />
    </FormControl>
  );
}
