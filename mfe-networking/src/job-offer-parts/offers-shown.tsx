import { Trans } from '@lingui/react/macro';
import { RouteLink, routeTo } from '@passerelle/shared/routes';
import { Button, Card, EmptyState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useWithoutOffers } from './offers-shown.resource';

/** Whoever kept an address, or was given another programme, is told why nothing is there. */
export const OffersHidden = (): ReactNode => (
  <Card>
    <EmptyState
      level={1}
      title={<Trans>Votre programme ne comprend pas les annonces</Trans>}
      action={
        <Button component={RouteLink} to={routeTo('home')} variant="outlined">
          <Trans>Revenir à l’accueil</Trans>
        </Button>
      }
    >
      <Trans>Leur suivi fait partie d’autres programmes. Le reste du vôtre est à sa place.</Trans>
    </EmptyState>
  </Card>
);

/** A screen about job offers, where the programme of the person has them. */
export function OffersShown({ children }: { children: ReactNode }): ReactNode {
  return useWithoutOffers() ? <OffersHidden /> : children;
}
