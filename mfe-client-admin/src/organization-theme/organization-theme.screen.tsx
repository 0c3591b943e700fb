import { Trans } from '@lingui/react/macro';
import { routeTo, useGo, useRouteParams } from '@passerelle/shared/routes';
import { useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { FullScreenPage } from '../components/full-screen-page';
import { OrganizationEntity } from '../organization/organization-entity';
import { OrganizationThemeForm } from './organization-theme.form';

const WIDTH = 1_100;

/** How an organisation dresses the product. */
export function OrganizationThemeScreen(): ReactNode {
  const { organizationId } = useRouteParams('clientOrganizationTheme');
  const go = useGo();
  const toast = useToast();
  const page = routeTo('clientOrganizationDetails', { organizationId });
  return (
    <FullScreenPage
      width={WIDTH}
      title={<Trans>Thème de l’organisation</Trans>}
      intro={<Trans>Une couleur suffit : les autres en sont déduites, et restent lisibles quelle qu’elle soit.</Trans>}
      returnTo={page}
    >
      <OrganizationEntity organizationId={organizationId} fresh>
        {(organization) => (
          <OrganizationThemeForm
            key={organization.id}
            organization={organization}
            onSaved={() => {
              toast(<Trans>Thème enregistré</Trans>);
              go(page, { replace: true });
            }}
          />
        )}
      </OrganizationEntity>
    </FullScreenPage>
  );
}
