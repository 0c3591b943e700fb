import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';
import { OnePress } from './one-press';

export function ConfirmEmail({ email, onConfirm }: { email: string; onConfirm: () => Promise<void> }): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Confirmer votre nouvelle adresse`);
  return (
    <PublicLayout title={<Trans>Confirmer votre nouvelle adresse</Trans>}>
      <OnePress label={<Trans>Confirmer cette adresse</Trans>} onPress={onConfirm}>
        <p>
          <Trans>
            C’est avec <b>{email}</b> que vous vous connecterez désormais, et là que vous recevrez nos messages.
          </Trans>
        </p>
        <p>
          <Trans>Vos autres appareils seront déconnectés. L’ancienne adresse en sera prévenue.</Trans>
        </p>
      </OnePress>
    </PublicLayout>
  );
}
