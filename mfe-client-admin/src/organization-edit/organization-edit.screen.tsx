import { Trans } from '@lingui/react/macro';
import { routeTo, useGo, useRouteParams } from '@passerelle/shared/routes';
import { useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { FullScreenPage } from '../components/full-screen-page';
import { OrganizationEntity } from '../organization/organization-entity';
import { OrganizationEditForm } from './organization-edit.form';

/** Identity and settings of an organisation. */
export function OrganizationEditScreen(): ReactNode {
  const { organizationId } = useRouteParams('clientOrganizationEdit');
  const go = useGo();
  const toast = useToast();
  const page = routeTo('clientOrganizationDetails', { organizationId });
  return (
    <FullScreenPage title={<Trans>Modifier l’organisation</Trans>} returnTo={page}>
      <OrganizationEntity organizationId={organizationId} fresh>
        {(organization) => (
          <OrganizationEditForm
            key={organization.id}
            organization={organization}
            onSaved={() => {
              toast(<Trans>Organisation modifiée</Trans>);
              go(page, { replace: true });
            }}
          />
        )}
      </OrganizationEntity>
    </FullScreenPage>
  );
}
