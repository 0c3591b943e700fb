import { Trans } from '@lingui/react/macro';
import { routeTo } from '@passerelle/shared/routes';
import { NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useJobOffersDisabled } from './job-offer.resource';

/** Shown for a stored address when the programme has no job offers, for instance after it was changed. */
export const JobOffersDisabled = (): ReactNode => (
  <NotThere
    title={<Trans>Votre programme ne comprend pas les annonces</Trans>}
    to={routeTo('home')}
    linkLabel={<Trans>Revenir à l’accueil</Trans>}
  >
    <Trans>Leur suivi fait partie d’autres programmes. Le reste du vôtre est à sa place.</Trans>
  </NotThere>
);

/** Shows a screen about job offers only if the programme has them. */
export function IfJobOffersEnabled({ children }: { children: ReactNode }): ReactNode {
  return useJobOffersDisabled() ? <JobOffersDisabled /> : children;
}
