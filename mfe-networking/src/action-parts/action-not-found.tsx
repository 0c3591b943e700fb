import { Trans } from '@lingui/react/macro';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Button, Card, EmptyState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Deleted, or of somebody else: nobody is told which. */
export const ActionNotFound = (): ReactNode => (
  <Card>
    <EmptyState
      level={1}
      title={<Trans>Cette action n’est pas dans votre agenda</Trans>}
      action={
        <Button component={RouteLink} to={routeTo('networkingActions')} variant="outlined">
          <Trans>Voir toutes les actions</Trans>
        </Button>
      }
    >
      <Trans>Elle a peut-être été supprimée.</Trans>
    </EmptyState>
  </Card>
);
