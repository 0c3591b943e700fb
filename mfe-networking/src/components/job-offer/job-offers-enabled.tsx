import { Trans } from '@lingui/react/macro';
import { routeTo } from '@passerelle/shared/routes';
import { NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useJobOffersDisabled } from './job-offer.resource';

/** Whoever kept an address, or was given another programme, is told why nothing is there. */
export const JobOffersDisabled = (): ReactNode => (
  <NotThere
    title={<Trans>Votre programme ne comprend pas les annonces</Trans>}
    to={routeTo('home')}
    linkLabel={<Trans>Revenir à l’accueil</Trans>}
  >
    <Trans>Leur suivi fait partie d’autres programmes. Le reste du vôtre est à sa place.</Trans>
  </NotThere>
);

/** A screen about job offers, where the programme of the person has them. */
export function IfJobOffersEnabled({ children }: { children: ReactNode }): ReactNode {
  return useJobOffersDisabled() ? <JobOffersDisabled /> : children;
}
