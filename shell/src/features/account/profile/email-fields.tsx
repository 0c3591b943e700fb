import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import type { EmailChange, OwnProfile } from '@passerelle/shared/contract';
import { PasswordField, RepeatField, TextField, useFormValues, WideField } from '@passerelle/shared/forms';
import { now, useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Box, Email, FailureText, Notice, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useRef, useState } from 'react';

import { cancelEmailChange, resendEmailConfirmation } from '../sections/account.mutations';

interface Props {
  change: EmailChange;
  /** The address that signs in until the new one is confirmed. */
  current: string;
  /** The notice is about to go, with the button that was pressed. */
  onCancelled: () => void;
}

/** A new address that waits: where the e-mail lies, until when it works, and both ways on. */
export function PendingEmail({ change: { email, expiresAt, isByStaff }, current, onCancelled }: Props): ReactNode {
  const { dateTime } = useFormats();
  const toast = useToast();
  const [busy, setBusy] = useState<'resend' | 'cancel' | null>(null);
  const until = dateTime(expiresAt, 'local');
  const isExpired = Date.parse(expiresAt) <= now().getTime();

  const run = async (which: 'resend' | 'cancel', call: () => Promise<void>, done: ReactNode): Promise<void> => {
    setBusy(which);
    try {
      await call();
      toast(done);
      if (which === 'cancel') onCancelled();
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'duplicate';
      toast(isTaken ? error.message : <FailureText error={error} />, { tone: 'error' });
    } finally {
      setBusy(null);
    }
  };
  return (
    <WideField>
      <Notice
        tone="info"
        title={
          isExpired ? (
            <Trans>Votre nouvelle adresse n’a pas été confirmée à temps</Trans>
          ) : (
            <Trans>Votre nouvelle adresse attend d’être confirmée</Trans>
          )
        }
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
            <ActionButton
              variant="neutral"
              busy={busy === 'resend'}
              onClick={() =>
                void run(
                  'resend',
                  resendEmailConfirmation,
                  <Trans>
                    L’e‑mail est reparti vers <Email>{email}</Email>.
                  </Trans>,
                )
              }
            >
              <Trans>Renvoyer l’e‑mail</Trans>
            </ActionButton>
            <ActionButton
              variant="neutral"
              busy={busy === 'cancel'}
              onClick={() =>
                void run(
                  'cancel',
                  cancelEmailChange,
                  <Trans>
                    La demande est annulée. Votre adresse reste <Email>{current}</Email>.
                  </Trans>,
                )
              }
            >
              <Trans>Annuler la demande</Trans>
            </ActionButton>
          </Box>
        }
      >
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {isByStaff && (
            <div>
              <Trans>Votre organisation a demandé ce changement. Il se confirme avec votre mot de passe.</Trans>
            </div>
          )}
          {isExpired ? (
            <Trans>
              Le lien envoyé à <Email bold>{email}</Email> a expiré le {until}. Vous vous connectez toujours avec{' '}
              <Email>{current}</Email>.
            </Trans>
          ) : (
            <Trans>
              Ouvrez l’e‑mail envoyé à <Email bold>{email}</Email> : son lien est valable jusqu’au {until}. D’ici là,
              vous vous connectez avec <Email>{current}</Email>.
            </Trans>
          )}
        </Box>
      </Notice>
    </WideField>
  );
}

/** A change of case is no change of address. */
export const isOtherEmail = (email: string | undefined, current: string): email is string =>
  Boolean(email) && email?.toLowerCase() !== current.toLowerCase();

/**
 * The sign-in address. A new one is entered twice, since a typing error would lock the person out, and with
 * the password, so that an open session is not enough to take over the account.
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
          label={t`Adresse e‑mail`}
          type="email"
          autoComplete="email"
          drafted={false}
          help={t`C’est aussi avec elle que vous vous connectez.`}
        />
      </div>
      {isOtherEmail(email, me.email) && (
        <>
          <RepeatField
            name="emailConfirmation"
            of="email"
            type="email"
            label={t`Confirmation de l’adresse e‑mail`}
            drafted={false}
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
