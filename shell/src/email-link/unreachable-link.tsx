import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, FailureText, RetryButton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';

/** The server has not said what the link is worth: that says nothing about the link. */
export function UnreachableLink({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Vérification de votre lien`);
  return (
    <PublicLayout title={<Trans>Votre lien n’a pas pu être vérifié</Trans>} moment="unreachable">
      <Alert severity="error" role="alert" sx={{ mb: '22px' }}>
        <FailureText error={error} />
      </Alert>
      <RetryButton onClick={onRetry} />
    </PublicLayout>
  );
}
