import { Trans } from '@lingui/react/macro';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { FullScreenPage } from '../../components/full-screen-page';
import { OrganizationEntity } from '../../components/organization-entity';
import { OrganizationThemeForm } from './organization-theme.form';

const WIDTH = 1_100;

/** Theme of an organisation. */
export function OrganizationThemeScreen(): ReactNode {
  const { organizationId } = useRouteParams('clientOrganizationTheme');
  const navigate = useNavigate();
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
              void navigate(page, { replace: true });
            }}
          />
        )}
      </OrganizationEntity>
    </FullScreenPage>
  );
}
