import { Trans } from '@lingui/react/macro';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { FullScreenPage } from '../../components/full-screen-page';
import { OrganizationEntity } from '../../components/organization-entity';
import { OrganizationEditForm } from './organization-edit.form';

/** Identity and settings of an organisation. */
export function OrganizationEditScreen(): ReactNode {
  const { organizationId } = useRouteParams('clientOrganizationEdit');
  const navigate = useNavigate();
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
              void navigate(page, { replace: true });
            }}
          />
        )}
      </OrganizationEntity>
    </FullScreenPage>
  );
}
