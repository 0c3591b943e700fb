import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

import { CodeField } from './code-field';

/** That it is the person: the password, and the code where there is a factor already. */
export function ProofFields({ asksForCode }: { asksForCode: boolean }): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        name="password"
        label={t`Votre mot de passe`}
        autoComplete="current-password"
        words={{ notAllowed: t`Ce n’est pas votre mot de passe.` }}
        takesFocus
      />
      {asksForCode && <CodeField takesRecoveryCode />}
    </>
  );
}
