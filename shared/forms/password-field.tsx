import { useLingui } from '@lingui/react/macro';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { msg } from '@lingui/core/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import type { MessageDescriptor } from '@lingui/core';
import { type PasswordRule, passwordRuleNames, passwordRules } from '@passerelle/shared/contract';
import { VisuallyHidden } from '@passerelle/shared/ui';

import { FieldFrame } from './field-frame';
import { type FieldSettings, useFormField } from './use-form-field';

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

/**
 * For a field that is asked for under a condition, and whose value means nothing without it: what was typed goes with the
 * field, so that it is neither sent nor there again when the field comes back.
 */
export function useClearOnUnmount(name: string): void {
  const form = useForm();
  useEffect(() => () => form.change(name, undefined), [form, name]);
}

const words: Record<PasswordRule, MessageDescriptor> = {
  length: msg`De 8 à 100 caractères`,
  digit: msg`Au moins un chiffre`,
  uppercase: msg`Au moins une majuscule`,
  lowercase: msg`Au moins une minuscule`,
  special: msg`Au moins un caractère spécial`,
};

/** What a new password must have, and which of it the one being typed has. */
export function PasswordChecklist({ name }: { name: string }): ReactNode {
  const { i18n, t } = useLingui();
  const { input } = useField<string>(name, { subscription: { value: true } });
  const password = typeof input.value === 'string' ? input.value : '';
  return (
    <Box
      component="ul"
      aria-label={t`Règles du mot de passe`}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '4px' }}
    >
      {passwordRuleNames.map((rule) => {
        const met = passwordRules[rule](password);
        const Icon = met ? CheckCircleRounded : RadioButtonUncheckedRounded;
        return (
          <Box
            component="li"
            key={rule}
            sx={({ vars }) => ({
              display: 'flex',
              gap: '8px',
              typography: 'caption',
              color: met ? vars.palette.status.success.text : 'text.secondary',
            })}
          >
            <Icon aria-hidden sx={{ fontSize: 18 }} />
            {i18n._(words[rule])}
            <VisuallyHidden>{met ? t`respectée` : t`pas encore respectée`}</VisuallyHidden>
          </Box>
        );
      })}
    </Box>
  );
}
