import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Form, PasswordField, SubmitButton } from '@passerelle/shared/forms';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Box, Button, fullName, NewTabLink, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { signInFailures, useFailureByStatus } from '../../layouts/public/failure-by-status';
import { signedIn } from '../../session/session-store';
import { useSignIn } from '../login/use-sign-in';
import { goAndSignIn } from './leave-for-login';
import { IN_SIGHT, useHiddenPage } from './use-hidden-page';
import { useLeaveInTime } from './use-leave-in-time';
import { Stack } from '../../layouts/stack';

/**
 * Over the page whose session has ended, and which is hidden: the password, and the page goes on as it was. It cannot be
 * put aside, since nothing behind it would work; nobody who came back in time, and the login page takes its place.
 */
export function SignInAgain({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const failureText = useFailureByStatus(signInFailures);
  const { signIn, codeStep } = useSignIn(signedIn);
  useHiddenPage();
  useLeaveInTime(me);
  const { email } = me;
  if (codeStep) {
    return (
      <Dialog open title={<Trans>Votre session a expiré</Trans>}>
        <div {...{ [IN_SIGHT]: '' }}>{codeStep}</div>
      </Dialog>
    );
  }
  return (
    <Dialog open title={<Trans>Votre session a expiré</Trans>}>
      <Typography {...{ [IN_SIGHT]: '' }} sx={{ mb: '20px', color: 'text.secondary' }}>
        <Trans>
          Saisissez votre mot de passe pour continuer. Ce que vous avez saisi et choisi sur cette page est toujours là.
        </Trans>
      </Typography>
      <Form
        schema="login"
        intro={false}
        initialValues={{ username: email }}
        failureText={failureText}
        onSubmit={signIn}
      >
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{fullName(me)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          {/* For password managers, which look for the name beside the password. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
        </Box>
        <PasswordField name="password" label={t`Mot de passe`} autoComplete="current-password" takesFocus />
        <SubmitButton fullWidth>
          <Trans>Se connecter</Trans>
        </SubmitButton>
      </Form>
      <Stack sx={{ mt: '12px', alignItems: 'flex-start', gap: '4px' }}>
        <NewTabLink href={routePaths.forgottenPassword} underline="hover" sx={{ py: '12px', fontWeight: 560 }}>
          <Trans>Mot de passe oublié ?</Trans>
        </NewTabLink>
        <Button variant="text" onClick={() => goAndSignIn(me)} sx={{ marginInlineStart: '-11px' }}>
          <Trans>Se connecter avec un autre compte</Trans>
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <Trans>Vous quitterez cette page : ce qui n’y est pas enregistré sera perdu, fichiers choisis compris.</Trans>
        </Typography>
      </Stack>
    </Dialog>
  );
}
