import { Trans } from '@lingui/react/macro';
import { routeTo } from '@passerelle/shared/routes';
import { NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

export const JobOfferNotFound = (): ReactNode => (
  <NotThere
    title={<Trans>Cette annonce n’est pas parmi les vôtres</Trans>}
    to={routeTo('jobOffers')}
    way={<Trans>Voir toutes les annonces</Trans>}
  >
    <Trans>Elle a peut-être été supprimée.</Trans>
  </NotThere>
);
