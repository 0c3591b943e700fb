import { Trans } from '@lingui/react/macro';
import { Alert, RetryButton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { LegalSlug } from '../legal/static-page.resource';
import { useLoaded } from '../parts/use-loaded';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "legal-dialog" */ '../legal/legal-dialog')).LegalDialog;

/** The dialog comes when it is first opened; when it does not come, what was asked for can be asked for again. */
export function TermsText({ slug, onClose }: { slug: LegalSlug; onClose: () => void }): ReactNode {
  const { value: LegalDialog, error, retry } = useLoaded('part:legal-dialog', loadDialog);
  if (LegalDialog) return <LegalDialog slug={slug} onClose={onClose} />;
  if (!error) return null;
  return (
    <Alert severity="error" role="alert" action={<RetryButton size="small" onClick={retry} />}>
      <Trans>Ce texte n’a pas pu être chargé</Trans>
    </Alert>
  );
}
