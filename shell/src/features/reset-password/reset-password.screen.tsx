import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { ApiError, send, useCall } from '@passerelle/shared/client';
import type { OwnProfile, SignedActionResult } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { routePaths } from '@passerelle/shared/routes/paths';
import { ActionButton, Alert, Box, Button, FailureText, Notice, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { BackToLogin } from '../../layouts/public/back-to-login';
import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';
import { loadDocument } from '../../session/full-navigation';
import { returnToFor } from '../../session/return-to';
import { checkSession } from '../../session/session-store';
import { type EmailLink, forgetLink, readStoredLink } from '../email-link/stored-link';
import { CheckingLink, UnreachableLink } from '../email-link/link-states';
import { useSignIn } from '../login/use-sign-in';
import { ChoosePassword, PasswordSet } from './choose-password';

/** Known to the server alone: the account has been set up meanwhile. */
const explained = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409 ? error.message : undefined;

type State = { step: 'idle' | 'sending' | 'sent' } | { step: 'failed'; error: unknown };

/** Requests a new invitation for an expired one: it is sent to the same mailbox. */
function ExpiredInvitation({ token }: { token: string }): ReactNode {
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

function ExpiredReset(): ReactNode {
  const { t } = useLingui();
  const minutes = durations.resetMinutes;
  useTabTitle(t`Lien expiré`);
  return (
    <PublicLayout title={<Trans>Ce lien a expiré</Trans>} moment="expired">
      <Typography sx={{ mb: '26px', color: 'text.secondary' }}>
        <Trans>
          Un lien pour choisir un nouveau mot de passe est valable {minutes} minutes et ne sert qu’une fois.
        </Trans>
      </Typography>
      <Button variant="contained" fullWidth href={routePaths.forgottenPassword}>
        <Trans>Demander un autre lien</Trans>
      </Button>
      <BackToLogin />
    </PublicLayout>
  );
}

/** The link was used before, cut off by a mail program, or forged: these cases cannot be told apart. */
function UnknownLink(): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Lien non valable`);
  return (
    <PublicLayout title={<Trans>Ce lien n’est pas valable</Trans>} moment="unknown">
      <Stack spacing="14px" sx={{ mb: '26px', color: 'text.secondary' }}>
        <Typography>
          <Trans>
            Il a peut-être déjà servi : dans ce cas, connectez-vous avec le mot de passe que vous avez choisi.
          </Trans>
        </Typography>
        <Typography>
          <Trans>
            Sinon, ouvrez-le directement depuis l’e‑mail, ou demandez-en un autre : un seul lien est valable à la fois,
            le dernier reçu.
          </Trans>
        </Typography>
      </Stack>
      <Stack spacing="12px">
        <Button variant="contained" fullWidth href={routePaths.login}>
          <Trans>Se connecter</Trans>
        </Button>
        <Button variant="neutral" fullWidth href={routePaths.forgottenPassword}>
          <Trans>Demander un autre lien</Trans>
        </Button>
      </Stack>
    </PublicLayout>
  );
}

/** `checking` until the server has said; `unreachable`: it has not, and may be asked again. */
export type LinkState = 'checking' | 'valid' | 'expired' | 'unknown' | 'unreachable';

export interface CheckedLink {
  state: LinkState;
  firstSetup: boolean;
  /** Error that made the server unreachable. */
  error: unknown;
  check: () => void;
}

/** No link, or one that the server cannot even read. */
const refused: readonly (number | undefined)[] = [400, 404];

/** Page of an e-mail's link. The page trusts the state from the server, not the link's own. */
export function useLinkState(link: EmailLink | null): CheckedLink {
  const token = link?.token ?? '';
  const { data, error, retry } = useCall('GET /auth/reset', { query: { token }, when: token !== '' });
  const firstSetup = data?.firstSetup ?? link?.firstSetup ?? false;
  const state = (): LinkState => {
    if (data) return data.state;
    if (!link || refused.includes(error?.status)) return 'unknown';
    return error ? 'unreachable' : 'checking';
  };
  return { state: state(), firstSetup, error, check: retry };
}

/** A new document, as after a sign-in. */
const enterAs = ({ id }: OwnProfile): void => loadDocument(returnToFor(id));

/** Opened by the link of an e-mail: a first password after an invitation, or a new one. */
export function ResetPasswordScreen(): ReactNode {
  const [link] = useState(readStoredLink);
  const [served, setServed] = useState<{ firstSetup: boolean } | null>(null);
  // A token serves once: it is not asked about again once it has.
  const { state, firstSetup, error, check } = useLinkState(served ? null : link);
  const { askForCode, codeStep } = useSignIn(enterAs, () => loadDocument(routePaths.login));
  const done = async ({ needsSecondFactor }: SignedActionResult): Promise<void> => {
    forgetLink();
    setServed({ firstSetup });
    if (needsSecondFactor) return askForCode();
    const me = await checkSession();
    return me ? enterAs(me) : loadDocument(routePaths.login);
  };

  if (codeStep) return <PasswordSet codeStep={codeStep} />;
  if (link && (served || state === 'valid')) {
    const isFirst = served?.firstSetup ?? firstSetup;
    return <ChoosePassword token={link.token} firstSetup={isFirst} onSet={done} onRefused={check} />;
  }
  if (!link || state === 'unknown') return <UnknownLink />;
  if (state === 'checking') return <CheckingLink />;
  if (state === 'unreachable') return <UnreachableLink error={error} onRetry={check} />;
  return firstSetup ? <ExpiredInvitation token={link.token} /> : <ExpiredReset />;
}
