import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, send } from '@passerelle/shared/client';
import { durations } from '@passerelle/shared/contract';
import { ActionButton, Alert, Box, FailureText, Notice, Stack, Typography } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { BackToLogin } from '../layouts/back-to-login';
import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';

/** What the server alone knows: the account has been set up meanwhile. */
const explained = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409 ? error.message : undefined;

type State = { step: 'idle' | 'sending' | 'sent' } | { step: 'failed'; error: unknown };

/** Whoever holds an expired invitation may ask for a fresh one: it goes to the same mailbox. */
export function ExpiredInvitation({ token }: { token: string }): ReactNode {
  const { t } = useLingui();
  const days = durations.invitationDays;
  const [state, setState] = useState<State>({ step: 'idle' });
  useTabTitle(t`Invitation expirée`);

  const resend = async (): Promise<void> => {
    setState({ step: 'sending' });
    try {
      await send('POST /auth/reset', { body: { token } });
      setState({ step: 'sent' });
    } catch (error) {
      setState({ step: 'failed', error });
    }
  };
  return (
    <PublicLayout title={<Trans>L’invitation a expiré.</Trans>} moment="expired">
      <Stack spacing="22px">
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>
            Une invitation est valable {days} jours et ne sert qu’une fois. La nouvelle arrivera dans la même boîte que
            celle-ci.
          </Trans>
        </Typography>
        {state.step === 'failed' && (
          <Alert severity="error" role="alert">
            {explained(state.error) ?? <FailureText error={state.error} />}
          </Alert>
        )}
        <Box component="output" sx={{ display: 'block' }}>
          {state.step === 'sent' && (
            <Notice tone="success" title={<Trans>Vous allez recevoir une nouvelle invitation par email</Trans>}>
              <Trans>Si elle n’arrive pas d’ici quelques minutes, regardez parmi les courriers indésirables.</Trans>
            </Notice>
          )}
        </Box>
        {state.step !== 'sent' && (
          <ActionButton fullWidth busy={state.step === 'sending'} onClick={() => void resend()}>
            <Trans>Recevoir une nouvelle invitation</Trans>
          </ActionButton>
        )}
      </Stack>
      <BackToLogin />
    </PublicLayout>
  );
}
