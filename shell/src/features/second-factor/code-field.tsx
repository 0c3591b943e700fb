import { useLingui } from '@lingui/react/macro';
import { PasswordField, TextField } from '@passerelle/shared/forms';
import { Box } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** True if a recovery code is accepted as well; a new application is confirmed by its own codes only. */
  takesRecoveryCode: boolean;
  takesFocus?: boolean;
}

/** The code of the application, which telephones offer to fill in. */
export function CodeField({ takesRecoveryCode, takesFocus = false }: Props): ReactNode {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const wrong = t`Ce code n’est pas valable. Saisissez celui que votre application affiche maintenant.`;
  return (
    <Box ref={place}>
      <TextField
        name="code"
        label={t`Code`}
        help={
          takesRecoveryCode
            ? t`Les 6 chiffres que votre application affiche, ou un de vos codes de secours.`
            : t`Les 6 chiffres que votre application affiche.`
        }
        autoComplete="one-time-code"
        maxLength={40}
        words={{ notAllowed: wrong, tooShort: wrong, format: wrong }}
      />
    </Box>
  );
}

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
