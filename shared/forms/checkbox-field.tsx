import { Choice, Field, FieldFault, FieldNote, TickBox } from '@passerelle/shared/ui/fields';
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
    <Field>
      <Choice
        label={children ?? label}
        sx={{ alignItems: 'flex-start', '& > span': { pt: '10px' } }}
        control={
          <TickBox
            {...field.aria}
            id={field.id}
            name={field.input.name}
            checked={field.input.checked === true}
            onChange={field.input.onChange}
            onBlur={field.input.onBlur}
            onFocus={field.input.onFocus}
          />
        }
      />
      {help && <FieldNote id={field.helpId}>{help}</FieldNote>}
      <FieldFault id={field.faultId} fault={field.fault} />
    </Field>
  );
}
