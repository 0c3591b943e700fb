import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';

import type { PasswordRule } from '@passerelle/shared/contract';
import { passwordRuleNames, passwordRules } from '@passerelle/shared/contract/rules/people/password';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';

const words: Record<PasswordRule, MessageDescriptor> = {
  length: msg`De 8 à 100 caractères`,
  digit: msg`Au moins un chiffre`,
  uppercase: msg`Au moins une majuscule`,
  lowercase: msg`Au moins une minuscule`,
  special: msg`Au moins un caractère spécial`,
};

/** Rules of a new password, and whether the typed one meets each. */
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
