import { useLingui } from '@lingui/react/macro';
import { RepeatField, TextField, useFormValues } from '@passerelle/shared/forms';
import type { ReactNode } from 'react';

/** Who writes theirs in capitals has not moved. */
const isOther = (email: string | undefined, current: string): boolean =>
  Boolean(email) && email?.toLowerCase() !== current.toLowerCase();

/** The address that one signs in with. A new one is asked for twice: a wrong letter would close the door. */
export function EmailFields({ current }: { current: string }): ReactNode {
  const { t } = useLingui();
  const { email } = useFormValues('profile');
  return (
    <>
      <TextField
        name="email"
        label={t`Adresse e-mail`}
        type="email"
        autoComplete="email"
        help={t`C’est aussi avec elle que vous vous connectez.`}
      />
      {isOther(email, current) && (
        <RepeatField
          name="emailConfirmation"
          of="email"
          type="email"
          label={t`Confirmation de l’adresse e-mail`}
          mismatch={t`Les deux emails doivent être identiques`}
        />
      )}
    </>
  );
}
