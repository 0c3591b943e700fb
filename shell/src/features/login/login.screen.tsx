import { Trans, useLingui } from '@lingui/react/macro';
import type { Credentials } from '@passerelle/shared/contract';
import { FaultSummary, PasswordControl, TextControl } from '@passerelle/shared/forms';
import { routePaths } from '@passerelle/shared/routes/paths';
import { ActionButton, Box, Link, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';
import { leaveFor } from '../../session/leave-for';
import { returnToFor } from '../../session/return-to';
import { useCredentials } from './use-credentials';
import { useSignIn } from './use-sign-in';

/** Name and password, and in their place the code of those who have a second factor. */
export function LoginForm(): ReactNode {
  // A new document, which the server fills with what this person may open.
  const { signIn, codeStep } = useSignIn(({ id }) => leaveFor(returnToFor(id)));
  return codeStep ?? <PasswordStep onSubmit={signIn} />;
}

function PasswordStep({ onSubmit }: { onSubmit: (body: Credentials) => Promise<void> }): ReactNode {
  const { labels, fieldOf, isBusy, submit, summary } = useCredentials(onSubmit);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: '20px' }}>
      <FaultSummary {...summary} />
      <TextControl label={labels.username} type="email" autoComplete="username" field={fieldOf('username')} />
      <Box>
        <PasswordControl label={labels.password} autoComplete="current-password" field={fieldOf('password')} />
        <Link
          href={routePaths.forgottenPassword}
          underline="hover"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 560 }}
        >
          <Trans>Mot de passe oublié ?</Trans>
        </Link>
      </Box>
      <ActionButton type="submit" busy={isBusy} fullWidth>
        <Trans>Se connecter</Trans>
      </ActionButton>
    </Box>
  );
}

export function LoginScreen(): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Connexion`);
  return (
    <PublicLayout title={<Trans>Connexion</Trans>}>
      <Typography sx={{ mb: '26px', color: 'text.secondary' }}>
        <Trans>Retrouvez votre programme là où vous l’avez laissé.</Trans>
      </Typography>
      <LoginForm />
      <Typography variant="body2" sx={{ mt: '22px', color: 'text.secondary' }}>
        <Trans>Première visite ? Ouvrez le lien reçu par e-mail pour choisir votre mot de passe.</Trans>
      </Typography>
    </PublicLayout>
  );
}
