import { Trans } from '@lingui/react/macro';
import { Card, EmptyState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Somebody whose programme was not chosen yet. */
export const ProgramMissing = (): ReactNode => (
  <Card>
    <EmptyState title={<Trans>Vous ne suivez pas encore de programme</Trans>}>
      <Trans>Il apparaîtra ici dès que la personne qui vous accompagne l’aura choisi avec vous.</Trans>
    </EmptyState>
  </Card>
);
