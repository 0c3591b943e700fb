import { useLingui } from '@lingui/react/macro';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';

import { FieldFrame } from './field-frame';
import type { FieldLabels, FieldMarks } from './field-marks';

/** A line that is typed into, wherever its value is kept: the form library is not needed to show one. */
interface ControlState extends FieldMarks {
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange' | 'onBlur'>;
}

type ControlProps = FieldLabels & { field: ControlState };

export interface TextControlSettings {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Who fills it in may be the browser: `email`, `family-name`, `off`… */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  maxLength?: number;
}

export function TextControl({
  field,
  type = 'text',
  autoComplete,
  placeholder,
  maxLength,
  ...settings
}: TextControlSettings & ControlProps): ReactNode {
  return (
    <FieldFrame settings={settings} field={field}>
      <OutlinedInput
        {...field.input}
        id={field.id}
        type={type}
        autoComplete={autoComplete}
        placeholder={placeholder}
        slotProps={{ input: { ...field.aria, maxLength } }}
      />
    </FieldFrame>
  );
}

export interface PasswordControlSettings {
  autoComplete: 'current-password' | 'new-password';
  /** Where a dialog opens for nothing else. */
  takesFocus?: boolean;
}

/** A password, which the person may look at. */
export function PasswordControl({
  field,
  autoComplete,
  takesFocus = false,
  ...settings
}: PasswordControlSettings & ControlProps): ReactNode {
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
