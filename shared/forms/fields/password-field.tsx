import { useLingui } from '@lingui/react/macro';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';

import { FieldFrame } from './field-frame';
import { type FieldSettings, useFormField } from './use-form-field';

interface Props extends FieldSettings {
  autoComplete: 'current-password' | 'new-password';
  /** True for the only field of a dialog. */
  takesFocus?: boolean;
}

/** A password, which the person may look at. */
export function PasswordField({ autoComplete, takesFocus = false, ...settings }: Props): ReactNode {
  const { t } = useLingui();
  const field = useFormField(settings, 'password');
  const [shown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useClearOnUnmount(settings.name);
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
        slotProps={{ input: { ...field.aria, spellCheck: false, autoCapitalize: 'none' } }}
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
