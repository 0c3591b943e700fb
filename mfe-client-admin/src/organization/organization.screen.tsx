import { Trans } from '@lingui/react/macro';
import EditRounded from '@mui/icons-material/EditRounded';
import { useCall, useMay } from '@passerelle/shared/client';
import type { Organization } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Button, Card, EmptyState, PageHeader, VisibleToStaff } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { IdentityTable } from './identity-table';
import { OrganizationEntity } from '../components/organization-entity';
import { PackGrid } from '../packs/pack-grid';

/** The viewer's own organisation: its identity and its licence packs. */
export function OrganizationScreen(): ReactNode {
  const { data: me } = useCall('GET /me');
  if (!me) return null;
  if (!me.organization) return <NoOrganization />;
  return (
    <OrganizationEntity organizationId={me.organization.id}>
      {(organization) => <OwnOrganization organization={organization} />}
    </OrganizationEntity>
  );
}

function OwnOrganization({ organization }: { organization: Organization }): ReactNode {
  const mayWrite = useMay('organizations', 'w');
  const params = { organizationId: organization.id };
  return (
    <>
      <PageHeader
        title={organization.name}
        actions={
          mayWrite && (
            <Button
              component={RouteLink}
              to={routeTo('clientOrganizationDetails', params)}
              variant="neutral"
              startIcon={<EditRounded />}
            >
              <Trans>Gérer l’organisation</Trans>
            </Button>
          )
        }
      >
        <Trans>L’identité de votre entreprise, et les packs de licences qu’elle a souscrits.</Trans>
      </PageHeader>
      <Card sx={{ pt: { xs: '8px', md: '14px' } }}>
        <IdentityTable organization={organization} />
        <VisibleToStaff sx={{ mt: '12px' }}>
          {mayWrite ? (
            <Trans>Visible par les administrateurs de l’organisation. Son nom l’est par toutes ses personnes.</Trans>
          ) : (
            <Trans>
              Visible par les administrateurs de l’organisation. Pour une correction, écrivez à l’équipe Passerelle.
            </Trans>
          )}
        </VisibleToStaff>
      </Card>
      <PackGrid organizationId={organization.id} />
    </>
  );
}

/** The product's own staff may belong to no organisation. */
const NoOrganization = (): ReactNode => (
  <>
    <PageHeader title={<Trans>Entreprise</Trans>} />
    <EmptyState title={<Trans>Votre compte n’appartient à aucune entreprise</Trans>}>
      <Trans>Les organisations que vous gérez sont dans leur propre liste.</Trans>
    </EmptyState>
  </>
);
