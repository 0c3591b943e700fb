import { Trans } from '@lingui/react/macro';
import { Card, EmptyState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Withdrawn, of another organisation, or of nobody. The way back stands above. */
export const DocumentMissing = ({ level }: { level: 1 | 2 }): ReactNode => (
  <Card>
    <EmptyState level={level} title={<Trans>Document manquant.</Trans>}>
      <Trans>Il a peut-être été retiré de la bibliothèque.</Trans>
    </EmptyState>
  </Card>
);
