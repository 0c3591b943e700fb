import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';
import { OnePress } from './one-press';

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
            Votre compte gardera ou retrouvera l’adresse <b>{email}</b>.
          </Trans>
        </p>
        <p>
          <Trans>
            Toutes les sessions seront fermées, le mot de passe actuel n’ouvrira plus rien, et vous en choisirez un
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
