import { useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { PasswordField, RepeatField, TextField, useFormValues } from '@passerelle/shared/forms';
import { useRef, type ReactNode } from 'react';

import { PendingEmail } from './pending-email';

/** Who writes theirs in capitals has not moved. */
export const isOtherEmail = (email: string | undefined, current: string): email is string =>
  Boolean(email) && email?.toLowerCase() !== current.toLowerCase();

/**
 * The address that one signs in with. A new one is asked for twice, since a wrong letter would close the door, and with
 * the password: whoever finds an open session must not walk away with the account.
 */
export function EmailFields({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const { email } = useFormValues('profile');
  const field = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={field}>
        <TextField
          name="email"
          label={t`Adresse e-mail`}
          type="email"
          autoComplete="email"
          help={t`C’est aussi avec elle que vous vous connectez.`}
        />
      </div>
      {isOtherEmail(email, me.email) && (
        <>
          <RepeatField
            name="emailConfirmation"
            of="email"
            type="email"
            label={t`Confirmation de l’adresse e-mail`}
            mismatch={t`Les deux emails doivent être identiques`}
          />
          <PasswordField
            name="oldPassword"
            label={t`Votre mot de passe`}
            autoComplete="current-password"
            help={t`Pour être sûr que la demande vient de vous. La nouvelle adresse remplacera l’actuelle une fois confirmée depuis sa boîte.`}
            words={{ notAllowed: t`Ce n’est pas votre mot de passe actuel.` }}
            rule={(value: string | undefined) => (value ? undefined : 'required')}
          />
        </>
      )}
      {me.emailChange && (
        <PendingEmail
          change={me.emailChange}
          current={me.email}
          onCancelled={() => field.current?.querySelector('input')?.focus()}
        />
      )}
    </>
  );
}
