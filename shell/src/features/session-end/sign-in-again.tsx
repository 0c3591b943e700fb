import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import type { OwnProfile } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { Form, PasswordField, SubmitButton } from '@passerelle/shared/forms';
import { now } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Box, Button, Email, fullName, NewTabLink, Typography } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useLayoutEffect, useEffect } from 'react';

import { signInFailures, useFailureByStatus } from '../../layouts/public/failure-by-status';
import { signedIn } from '../../session/session-store';
import { useSignIn } from '../login/use-sign-in';
import { goToLogin } from './go-to-login';

/**
 * Opens the login page when the person does not come back in time, so that no data stays in the window. Drafts stay in the
 * tab for their owner. Timers stop while a machine sleeps, so the clock is checked when the page becomes visible.
 */
function useLeaveInTime(me: OwnProfile): void {
  useEffect(() => {
    const time = durations.signInAgainMinutes * 60_000;
    const end = now().getTime() + time;
    const leaveIfLate = (): void => {
      if (now().getTime() >= end) goToLogin(me);
    };
    const timer = setTimeout(() => goToLogin(me), time);
    document.addEventListener('visibilitychange', leaveIfLate);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leaveIfLate);
    };
  }, [me]);
}

/** On what stays in sight while the page is hidden. */
const IN_SIGHT = 'data-in-sight';

/**
 * Hides the page except `IN_SIGHT` elements, also from screen readers: the session has ended, and
 * another person may be at the screen. Nothing is unmounted, so typed values remain. Dialogs and
 * messages that come later are hidden, too.
 */
function useHiddenPage(): void {
  useLayoutEffect(() => {
    const hidden = new Map<HTMLElement, string>();
    const hide = (): void => {
      for (const child of document.body.children) {
        if (!(child instanceof HTMLElement) || hidden.has(child) || child.querySelector(`[${IN_SIGHT}]`)) continue;
        hidden.set(child, child.style.cssText);
        child.style.setProperty('visibility', 'hidden', 'important');
        // Children with a visibility of their own would stay visible.
        child.style.setProperty('opacity', '0', 'important');
      }
    };
    hide();
    const observer = new MutationObserver(hide);
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      for (const [child, style] of hidden) child.style.cssText = style;
    };
  }, []);
}

/**
 * Asks for the password over the hidden page, which then continues as it was. The dialog cannot be
 * closed, since nothing behind it works; after a timeout the login page replaces it.
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
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Email>{email}</Email>
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
        <Button variant="text" onClick={() => goToLogin(me)} sx={{ marginInlineStart: '-11px' }}>
          <Trans>Se connecter avec un autre compte</Trans>
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <Trans>Vous quitterez cette page : ce qui n’y est pas enregistré sera perdu, fichiers choisis compris.</Trans>
        </Typography>
      </Stack>
    </Dialog>
  );
}
