import { Trans } from '@lingui/react/macro';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Button, Card, EmptyState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Deleted, or of somebody else’s book: nobody is told which. */
export const ContactNotFound = (): ReactNode => (
  <Card>
    <EmptyState
      level={1}
      title={<Trans>Ce contact n’est pas dans votre carnet</Trans>}
      action={
        <Button component={RouteLink} to={routeTo('contacts')} variant="outlined">
          <Trans>Voir tous les contacts</Trans>
        </Button>
      }
    >
      <Trans>Il a peut-être été supprimé.</Trans>
    </EmptyState>
  </Card>
);
