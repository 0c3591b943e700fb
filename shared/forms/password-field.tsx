import { useLingui } from '@lingui/react/macro';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type ReactNode } from 'react';

import { FieldFrame } from './field-frame';
import { useFormField, type FieldSettings } from './use-form-field';

interface Props extends FieldSettings {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which the person may look at. */
export function PasswordField({ autoComplete, ...settings }: Props): ReactNode {
  const { t } = useLingui();
  const field = useFormField(settings, 'password');
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame settings={settings} field={field}>
      <OutlinedInput
        {...field.input}
        id={field.id}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
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
