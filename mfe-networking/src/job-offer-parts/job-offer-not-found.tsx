import { Trans } from '@lingui/react/macro';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Button, Card, EmptyState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Deleted, or somebody else’s: nobody is told which. */
export const JobOfferNotFound = (): ReactNode => (
  <Card>
    <EmptyState
      level={1}
      title={<Trans>Cette annonce n’est pas parmi les vôtres</Trans>}
      action={
        <Button component={RouteLink} to={routeTo('jobOffers')} variant="outlined">
          <Trans>Voir toutes les annonces</Trans>
        </Button>
      }
    >
      <Trans>Elle a peut-être été supprimée.</Trans>
    </EmptyState>
  </Card>
);
