import { Trans } from '@lingui/react/macro';
import { routeTo } from '@passerelle/shared/routes';
import { NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

export const ContactNotFound = (): ReactNode => (
  <NotThere
    title={<Trans>Ce contact n’est pas dans votre carnet</Trans>}
    to={routeTo('contacts')}
    way={<Trans>Voir tous les contacts</Trans>}
  >
    <Trans>Il a peut-être été supprimé.</Trans>
  </NotThere>
);
