import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-final-form';

import { PasswordControl, type PasswordControlSettings } from './controls';
import { type FieldSettings, useFormField } from './use-form-field';

type Props = FieldSettings & PasswordControlSettings;

/** A password, which the person may look at. */
export function PasswordField(props: Props): ReactNode {
  const field = useFormField(props, 'password');
  useClearOnUnmount(props.name);
  return <PasswordControl {...props} field={field} />;
}

/**
 * For a field that is asked for under a condition, and whose value means nothing without it: what was typed goes with the
 * field, so that it is neither sent nor there again when the field comes back.
 */
export function useClearOnUnmount(name: string): void {
  const form = useForm();
  useEffect(() => () => form.change(name, undefined), [form, name]);
}
