import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { ActionButton, Alert, Email, FailureText, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';

interface OnePressProps {
  /** Effect of the button, before it is pressed. */
  children: ReactNode;
  label: ReactNode;
  onPress: () => Promise<void>;
}

type State = { step: 'idle' | 'sending' } | { step: 'failed'; error: unknown };

/** Announced effect, and its button. */
export function OnePress({ children, label, onPress }: OnePressProps): ReactNode {
  const [state, setState] = useState<State>({ step: 'idle' });
  const press = async (): Promise<void> => {
    setState({ step: 'sending' });
    try {
      await onPress();
      setState({ step: 'idle' });
    } catch (error) {
      setState({ step: 'failed', error });
    }
  };
  return (
    <Stack spacing="22px">
      <Typography component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', '& p': { m: 0 } }}>
        <Stack spacing="12px">{children}</Stack>
      </Typography>
      {state.step === 'failed' && (
        <Alert severity="error" role="alert">
          <FailureText error={state.error} />
        </Alert>
      )}
      <ActionButton fullWidth busy={state.step === 'sending'} onClick={() => void press()}>
        {label}
      </ActionButton>
    </Stack>
  );
}

export function ConfirmEmail({ email, onConfirm }: { email: string; onConfirm: () => Promise<void> }): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Confirmer votre nouvelle adresse`);
  return (
    <PublicLayout title={<Trans>Confirmer votre nouvelle adresse</Trans>}>
      <OnePress label={<Trans>Confirmer cette adresse</Trans>} onPress={onConfirm}>
        <p>
          <Trans>
            C’est avec <Email bold>{email}</Email> que vous vous connecterez désormais, et là que vous recevrez nos
            messages.
          </Trans>
        </p>
        <p>
          <Trans>Vos autres appareils seront déconnectés. L’ancienne adresse en sera prévenue.</Trans>
        </p>
      </OnePress>
    </PublicLayout>
  );
}

interface Props {
  email: string;
  onTakeBack: () => Promise<void>;
}

export function TakeEmailBack({ email, onTakeBack }: Props): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Reprendre votre compte`);
  return (
    <PublicLayout title={<Trans>Reprendre votre compte</Trans>}>
      <OnePress label={<Trans>Reprendre mon compte</Trans>} onPress={onTakeBack}>
        <p>
          <Trans>
            Votre compte gardera ou retrouvera l’adresse <Email bold>{email}</Email>.
          </Trans>
        </p>
        <p>
          <Trans>
            Toutes les sessions seront terminées, le mot de passe actuel n’ouvrira plus rien, et vous en choisirez un
            nouveau.
          </Trans>
        </p>
        <p>
          <Trans>Si le changement venait de vous, fermez cette page : rien ne change.</Trans>
        </p>
      </OnePress>
    </PublicLayout>
  );
}
