import { useLingui } from '@lingui/react/macro';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';

import { FieldFrame } from './field-frame';
import { type ControlState, type FieldSettings, useFormField } from './use-form-field';

interface Props extends FieldSettings {
  autoComplete: 'current-password' | 'new-password';
  /** Where a dialog opens for nothing else. */
  takesFocus?: boolean;
}

/** A password, which the person may look at. */
export function PasswordField(props: Props): ReactNode {
  const field = useFormField(props, 'password');
  useClearOnUnmount(props.name);
  return <PasswordControl {...props} field={field} />;
}

/** The same for a value that is kept outside a `Form`. */
export function PasswordControl({
  field,
  autoComplete,
  takesFocus = false,
  ...settings
}: Omit<Props, 'name'> & { field: ControlState }): ReactNode {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) control.current?.focus();
  }, [takesFocus]);
  return (
    <FieldFrame settings={settings} field={field}>
      <OutlinedInput
        {...field.input}
        id={field.id}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        inputRef={control}
        inputProps={{ ...field.aria, spellCheck: false, autoCapitalize: 'none' }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={shown ? t`Masquer le mot de passe` : t`Afficher le mot de passe`}
              aria-controls={field.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? <VisibilityOffRounded /> : <VisibilityRounded />}
            </IconButton>
          </InputAdornment>
        }
      />
    </FieldFrame>
  );
}

/**
 * For a field that is asked for under a condition, and whose value means nothing without it: what was typed goes with the
 * field, so that it is neither sent nor there again when the field comes back.
 */
export function useClearOnUnmount(name: string): void {
  const form = useForm();
  useEffect(() => () => form.change(name, undefined), [form, name]);
}
