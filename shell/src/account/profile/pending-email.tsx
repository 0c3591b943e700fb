import { Trans } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import type { EmailChange } from '@passerelle/shared/contract';
import { WideField } from '@passerelle/shared/forms';
import { now, useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Box, FailureText, Notice, useToast } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { cancelEmailChange, resendEmailConfirmation } from '../account.resource';

interface Props {
  change: EmailChange;
  /** The address that signs in until the new one is confirmed. */
  current: string;
  /** The notice is about to go, with the button that was pressed. */
  onCancelled: () => void;
}

/** A new address that waits: where the e-mail lies, until when it works, and both ways on. */
export function PendingEmail({ change: { email, expiresAt }, current, onCancelled }: Props): ReactNode {
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
                void run('resend', resendEmailConfirmation, <Trans>L’e-mail est reparti vers {email}.</Trans>)
              }
            >
              <Trans>Renvoyer l’e-mail</Trans>
            </ActionButton>
            <ActionButton
              variant="neutral"
              busy={busy === 'cancel'}
              onClick={() =>
                void run(
                  'cancel',
                  cancelEmailChange,
                  <Trans>La demande est annulée. Votre adresse reste {current}.</Trans>,
                )
              }
            >
              <Trans>Annuler la demande</Trans>
            </ActionButton>
          </Box>
        }
      >
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {isExpired ? (
            <Trans>
              Le lien envoyé à <b>{email}</b> a expiré le {until}. Vous vous connectez toujours avec {current}.
            </Trans>
          ) : (
            <Trans>
              Ouvrez l’e-mail envoyé à <b>{email}</b> : son lien est valable jusqu’au {until}. D’ici là, vous vous
              connectez avec {current}.
            </Trans>
          )}
        </Box>
      </Notice>
    </WideField>
  );
}
