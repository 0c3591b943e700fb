import { Trans, useLingui } from '@lingui/react/macro';
import {
  Alert,
  Box,
  FailureText,
  RetryButton,
  Skeleton,
  useSteadyLoading,
  VisuallyHidden,
} from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';

/** Placeholder with the shape of the form while the link is checked. */
export function CheckingLink(): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Vérification de votre lien`);
  const phase = useSteadyLoading(true);
  return (
    <PublicLayout title={<Trans>Vérification de votre lien</Trans>}>
      <Box aria-busy sx={{ minHeight: 280 }}>
        <VisuallyHidden component="output">
          <Trans>Chargement…</Trans>
        </VisuallyHidden>
        {phase === 'skeleton' && (
          <>
            <Skeleton variant="rounded" width="80%" height={18} />
            <Skeleton variant="rounded" width={110} height={16} sx={{ mt: '32px' }} />
            <Skeleton variant="rounded" height={46} sx={{ mt: '8px' }} />
            <Skeleton variant="rounded" width="60%" height={96} sx={{ mt: '14px' }} />
            <Skeleton variant="rounded" height={48} sx={{ mt: '24px' }} />
          </>
        )}
      </Box>
    </PublicLayout>
  );
}

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
