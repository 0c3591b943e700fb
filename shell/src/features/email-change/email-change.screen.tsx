import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { ApiError, send, useCall } from '@passerelle/shared/client';
import type { EmailLinkResult } from '@passerelle/shared/contract';
import { buildPath } from '@passerelle/shared/contract/rules/common/paths';
import { Form, PasswordField, SubmitButton } from '@passerelle/shared/forms';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Button, Email, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';
import { CheckingLink, UnreachableLink } from '../email-link/link-states';
import { forgetLink, readStoredLink } from '../email-link/stored-link';
import { ConfirmEmail, TakeEmailBack } from './confirm-email';
import { SpentLink } from './spent-link';

const doneText = { mb: '26px', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

function Confirmed({ email, signedIn }: EmailLinkResult): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Votre adresse est confirmée`);
  return (
    <PublicLayout title={<Trans>Votre adresse est confirmée</Trans>} moment="confirmed">
      <Typography sx={doneText}>
        <Trans>
          Votre compte s’ouvre désormais avec <Email bold>{email}</Email>. Votre mot de passe reste le même.
        </Trans>
      </Typography>
      <Button variant="contained" fullWidth href={signedIn ? routePaths.home : routePaths.login}>
        {signedIn ? <Trans>Aller à l’accueil</Trans> : <Trans>Se connecter</Trans>}
      </Button>
    </PublicLayout>
  );
}

function TakenBack({ email, resetToken }: EmailLinkResult): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Votre compte est de nouveau à vous`);
  const { resetPassword, forgottenPassword } = routePaths;
  const choose = resetToken ? buildPath(resetPassword, {}, { query: { token: resetToken } }) : forgottenPassword;
  return (
    <PublicLayout title={<Trans>Votre compte est de nouveau à vous</Trans>} moment="taken-back">
      <Typography sx={doneText}>
        <Trans>
          Son adresse est <Email bold>{email}</Email> et toutes les sessions sont terminées. Il reste à choisir un
          nouveau mot de passe : d’ici là, personne ne peut se connecter.
        </Trans>
      </Typography>
      <Button variant="contained" fullWidth href={choose}>
        <Trans>Choisir un nouveau mot de passe</Trans>
      </Button>
    </PublicLayout>
  );
}

const EmailChangeDone = ({ result }: { result: EmailLinkResult }): ReactNode =>
  result.done === 'confirmed' ? <Confirmed {...result} /> : <TakenBack {...result} />;

interface Props {
  email: string;
  onConfirm: (password: string) => Promise<void>;
}

/** An address entered by staff: its owner must confirm it with the password of the account. */
function ConfirmWithPassword({ email, onConfirm }: Props): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Confirmer votre nouvelle adresse`);
  return (
    <PublicLayout title={<Trans>Confirmer votre nouvelle adresse</Trans>}>
      <Form schema="emailConfirmation" intro={false} onSubmit={({ password }) => onConfirm(password)}>
        <Stack spacing="20px">
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <Trans>
              Votre organisation a indiqué l’adresse <Email bold>{email}</Email> pour votre compte. C’est avec elle que
              vous vous connecterez désormais, et là que vous recevrez nos messages.
            </Trans>
          </Typography>
          <PasswordField
            name="password"
            label={t`Votre mot de passe`}
            help={t`Celui de votre compte Passerelle, pour être sûr que cette boîte est la vôtre.`}
            autoComplete="current-password"
            words={{ notAllowed: t`Ce n’est pas le mot de passe de ce compte.` }}
          />
          <Typography sx={{ color: 'text.secondary' }}>
            <Trans>Vos autres appareils seront déconnectés. L’ancienne adresse en sera prévenue.</Trans>
          </Typography>
          <SubmitButton fullWidth>
            <Trans>Confirmer cette adresse</Trans>
          </SubmitButton>
          <Typography sx={{ color: 'text.secondary' }}>
            <Trans>
              Mot de passe oublié ? Un nouveau s’obtient avec l’ancienne adresse. Si vous ne lisez plus sa boîte,
              demandez à une personne qui administre votre organisation de valider le changement.
            </Trans>
          </Typography>
          <Button variant="text" href={routePaths.forgottenPassword}>
            <Trans>Mot de passe oublié</Trans>
          </Button>
        </Stack>
      </Form>
    </PublicLayout>
  );
}

/** No link, or one that the server cannot even read. */
const unreadable: readonly (number | undefined)[] = [400, 404];
/** The link has been followed, cancelled or outrun since the page was opened: what it is worth now is asked again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 409].includes(error.status) && !('password' in error.fields);

/**
 * Opened by the link of a mail about an e-mail address: from the new mailbox to confirm it, from the old one to take the
 * account back. It acts on a press only, since programs that look after mails open links on their own.
 */
export function EmailChangeScreen(): ReactNode {
  const [link] = useState(readStoredLink);
  const [result, setResult] = useState<EmailLinkResult | null>(null);
  const token = link?.token ?? '';
  const { data, error, retry } = useCall('GET /auth/email', { query: { token }, when: token !== '' && !result });

  const follow = async (password?: string): Promise<void> => {
    try {
      setResult(await send('POST /auth/email', { body: { token, ...(password !== undefined && { password }) } }));
      forgetLink();
    } catch (refused) {
      if (isRefusal(refused)) retry();
      throw refused;
    }
  };

  if (result) return <EmailChangeDone result={result} />;
  if (!link || unreadable.includes(error?.status))
    return <SpentLink action={null} state="unknown" email={null} needsPassword={false} />;
  if (!data) return error ? <UnreachableLink error={error} onRetry={retry} /> : <CheckingLink />;
  const { action, state, email, needsPassword } = data;
  if (state !== 'valid' || action === null || email === null) return <SpentLink {...data} />;
  if (action === 'takeBack') return <TakeEmailBack email={email} onTakeBack={() => follow()} />;
  return needsPassword ? (
    <ConfirmWithPassword email={email} onConfirm={follow} />
  ) : (
    <ConfirmEmail email={email} onConfirm={() => follow()} />
  );
}
