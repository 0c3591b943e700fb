import { Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { Organization } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Card, Skeleton } from '@passerelle/shared/ui';
import { EntityScreen, NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

interface Props {
  organizationId: string;
  /** For a form, which must not start from a cached answer. */
  fresh?: boolean;
  children: (organization: Organization) => ReactNode;
}

/** Loads the organisation of a screen: skeleton, « not found » and failure in its place. */
export const OrganizationEntity = ({ organizationId, fresh, children }: Props): ReactNode => (
  <EntityScreen
    state={useCall('GET /organizations/:organizationId', { params: { organizationId } })}
    fresh={fresh}
    skeleton={<OrganizationSkeleton />}
    notFound={
      <NotThere
        title={<Trans>Cette organisation n’existe pas</Trans>}
        to={routeTo('clientOrganizations')}
        linkLabel={<Trans>Voir toutes les organisations</Trans>}
      >
        <Trans>Vérifiez l’adresse, ou cherchez-la dans la liste.</Trans>
      </NotThere>
    }
    failure={<Trans>Cette organisation ne répond pas</Trans>}
    failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
  >
    {children}
  </EntityScreen>
);

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

const OrganizationSkeleton = (): ReactNode => (
  <>
    <Skeleton variant="rounded" height={36} sx={{ width: 'min(360px, 80%)', mb: '28px' }} />
    <Card sx={{ display: 'grid', gap: '22px' }}>
      {rows.map((row) => (
        <Skeleton key={row} variant="rounded" height={16} width="70%" />
      ))}
    </Card>
  </>
);
