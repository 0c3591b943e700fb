import { Trans } from '@lingui/react/macro';
import { routeTo } from '@passerelle/shared/routes';
import { NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

export const ActionNotFound = (): ReactNode => (
  <NotThere
    title={<Trans>Cette action n’est pas dans votre agenda</Trans>}
    to={routeTo('networkingActions')}
    way={<Trans>Voir toutes les actions</Trans>}
  >
    <Trans>Elle a peut-être été supprimée.</Trans>
  </NotThere>
);
