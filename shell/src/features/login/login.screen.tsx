import { Trans, useLingui } from '@lingui/react/macro';
import type { Credentials } from '@passerelle/shared/contract';
import { routePaths } from '@passerelle/shared/routes/paths';
import type { ReactNode } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';
import { PlainButton } from '../../plain/plain-button';
import { leaveFor } from '../../session/leave-for';
import { returnToFor } from '../../session/return-to';
import { LoginFaults } from './login-faults';
import { LoginField, LoginPassword } from './login-field';
import { useCredentials } from './use-credentials';
import { loadThemedCodeStep, useSignIn } from './use-sign-in';

/** Name and password, and in their place the code of those who have a second factor. */
export function LoginForm(): ReactNode {
  // A new document, which the server fills with what this person may open.
  const { signIn, codeStep } = useSignIn(({ id }) => leaveFor(returnToFor(id)), loadThemedCodeStep);
  return codeStep ?? <PasswordStep onSubmit={signIn} />;
}

function PasswordStep({ onSubmit }: { onSubmit: (body: Credentials) => Promise<void> }): ReactNode {
  const { labels, fieldOf, isBusy, submit, summary } = useCredentials(onSubmit);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="login-form">
      <LoginFaults {...summary} />
      <LoginField label={labels.username} type="email" autoComplete="username" field={fieldOf('username')} />
      <div>
        <LoginPassword label={labels.password} field={fieldOf('password')} />
        <a href={routePaths.forgottenPassword} className="login-forgotten">
          <Trans>Mot de passe oublié ?</Trans>
        </a>
      </div>
      <PlainButton type="submit" main aria-busy={isBusy || undefined}>
        {isBusy && <span className="login-busy" aria-hidden />}
        <Trans>Se connecter</Trans>
      </PlainButton>
    </form>
  );
}

export function LoginScreen(): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Connexion`);
  return (
    <PublicLayout title={<Trans>Connexion</Trans>}>
      <p className="login-lead">
        <Trans>Retrouvez votre programme là où vous l’avez laissé.</Trans>
      </p>
      <LoginForm />
      <p className="login-help plain-small">
        <Trans>Première visite ? Ouvrez le lien reçu par e‑mail pour choisir votre mot de passe.</Trans>
      </p>
    </PublicLayout>
  );
}
