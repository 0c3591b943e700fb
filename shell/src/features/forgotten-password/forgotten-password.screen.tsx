import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { send } from '@passerelle/shared/client';
import { durations } from '@passerelle/shared/contract/limits';
import { Form, SubmitButton, TextField } from '@passerelle/shared/forms';
import { Box, Button, Email, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { BackToLogin } from '../../layouts/public/back-to-login';
import { unknownEmail, useFailureByStatus } from '../../layouts/public/failure-by-status';
import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';

interface Props {
  /** The address entered before, for a second request. */
  email: string;
  /** `isNew`: whether a link was sent, rather than one of a moment ago left good. */
  onSent: (email: string, isNew: boolean) => void;
}

export function AskForLink({ email, onSent }: Props): ReactNode {
  const { t } = useLingui();
  const failureText = useFailureByStatus({ 404: unknownEmail });
  useTabTitle(t`Mot de passe oublié`);
  return (
    <PublicLayout title={<Trans>Mot de passe oublié</Trans>} moment={email && 'again'}>
      <Typography sx={{ mb: '26px', color: 'text.secondary' }}>
        <Trans>Indiquez votre adresse e‑mail : vous recevrez un lien pour choisir un nouveau mot de passe.</Trans>
      </Typography>
      <Form
        schema="forgottenPassword"
        intro={false}
        initialValues={{ username: email }}
        failureText={failureText}
        onSubmit={async (body) => {
          const { sent } = await send('POST /auth/reset', { body });
          onSent(body.username, sent);
        }}
      >
        <Stack spacing="20px">
          <TextField name="username" label={t`Adresse e‑mail`} type="email" autoComplete="username" />
          <SubmitButton fullWidth>
            <Trans>Recevoir le lien</Trans>
          </SubmitButton>
        </Stack>
      </Form>
      <BackToLogin />
    </PublicLayout>
  );
}

interface LinkSentProps {
  email: string;
  /** Otherwise one of a moment ago is still good. */
  isNew: boolean;
  onAskAgain: () => void;
}

/** Nothing more happens here: the way on is in the mailbox. */
export function LinkSent({ email, isNew, onAskAgain }: LinkSentProps): ReactNode {
  const { t } = useLingui();
  const minutes = durations.resetMinutes;
  useTabTitle(t`Consultez vos e‑mails`);
  return (
    <PublicLayout title={<Trans>Consultez vos e‑mails</Trans>} moment="sent">
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isNew ? (
          <Trans>
            Un e‑mail vient de partir vers <Email bold>{email}</Email>. Ouvrez son lien pour choisir un nouveau mot de
            passe : il est valable {minutes} minutes.
          </Trans>
        ) : (
          <Trans>
            Un lien est déjà parti vers <Email bold>{email}</Email> il y a moins de dix minutes : il est toujours
            valable. Ouvrez le plus récent de vos e‑mails.
          </Trans>
        )}
      </Typography>
      <Typography component="h2" variant="h3" sx={{ mt: '26px' }}>
        <Trans>Rien reçu ?</Trans>
      </Typography>
      <Box
        component="ul"
        sx={{ my: '8px', paddingInlineStart: '20px', color: 'text.secondary', '& li': { mb: '4px' } }}
      >
        <li>
          <Trans>Patientez quelques minutes.</Trans>
        </li>
        <li>
          <Trans>Regardez parmi les courriers indésirables.</Trans>
        </li>
        <li>
          <Trans>Vérifiez que l’adresse ci-dessus est bien la vôtre, puis demandez un autre lien.</Trans>
        </li>
      </Box>
      <Button variant="neutral" onClick={onAskAgain}>
        <Trans>Demander un autre lien</Trans>
      </Button>
      <BackToLogin />
    </PublicLayout>
  );
}

/** Asks for a link by e-mail, and says what to do when none comes. */
export function ForgottenPasswordScreen(): ReactNode {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<'new' | 'before'>();
  if (sent) return <LinkSent email={email} isNew={sent === 'new'} onAskAgain={() => setSent(undefined)} />;
  return (
    <AskForLink
      email={email}
      onSent={(to, isNew) => {
        setEmail(to);
        setSent(isNew ? 'new' : 'before');
      }}
    />
  );
}
