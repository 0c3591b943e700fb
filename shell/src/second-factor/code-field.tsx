import { useLingui } from '@lingui/react/macro';
import { TextField } from '@passerelle/shared/forms';
import { Box } from '@passerelle/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** Whether a recovery code does as well; a new application is confirmed by its own codes alone. */
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
