import { Trans } from '@lingui/react/macro';
import { Card, EmptyState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** A task of another programme, or of nobody. The way back stands above. */
export const TaskNotFound = (): ReactNode => (
  <Card>
    <EmptyState level={1} title={<Trans>Cette tâche n’est pas dans votre programme</Trans>}>
      <Trans>Elle a peut-être été retirée. Vos autres tâches vous attendent à l’accueil.</Trans>
    </EmptyState>
  </Card>
);
