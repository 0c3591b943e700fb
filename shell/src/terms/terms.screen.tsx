import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { PublicLayout } from '../layouts/public-layout';
import { useTabTitle } from '../navigation/use-tab-title';
import { TermsChoice } from './terms-choice';

/** Between signing in and the product, once: the terms, read in place, accepted or refused. */
export function TermsScreen(): ReactNode {
  const { t } = useLingui();
  useTabTitle(t`Avant de commencer`);
  return (
    <PublicLayout title={<Trans>Avant de commencer</Trans>}>
      <TermsChoice />
    </PublicLayout>
  );
}
