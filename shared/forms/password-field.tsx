import { useLingui } from '@lingui/react/macro';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { FieldFrame } from './field-frame';
import { useClearOnUnmount } from './use-clear-on-unmount';
import { useFormField, type FieldSettings } from './use-form-field';

interface Props extends FieldSettings {
  autoComplete: 'current-password' | 'new-password';
  /** Where a dialog opens for nothing else. */
  takesFocus?: boolean;
}

/** A password, which the person may look at. */
export function PasswordField({ autoComplete, takesFocus = false, ...settings }: Props): ReactNode {
  const { t } = useLingui();
  const field = useFormField(settings, 'password');
  useClearOnUnmount(settings.name);
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
