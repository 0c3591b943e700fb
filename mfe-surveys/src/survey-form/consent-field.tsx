import { Trans, useLingui } from '@lingui/react/macro';
import { CheckboxField } from '@passerelle/shared/forms';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Link } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Answers say something about a person: they are sent with their agreement only. The server notes when it was given. */
export function ConsentField(): ReactNode {
  const { t } = useLingui();
  return (
    <CheckboxField name="consent" label={t`Votre accord`} unsent>
      <Trans>
        J’accepte que mes réponses soient conservées pour m’accompagner, comme l’explique la{' '}
        <Link component={RouteLink} to={routeTo('privacyPolicy')} target="_blank">
          politique de confidentialité
        </Link>{' '}
        (nouvel onglet).
      </Trans>
    </CheckboxField>
  );
}
