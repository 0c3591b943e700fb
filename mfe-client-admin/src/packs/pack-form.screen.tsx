import { Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { LicensePack } from '@passerelle/shared/contract';
import { routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { Skeleton, useToast } from '@passerelle/shared/ui';
import { EntityScreen, NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { FullScreenPage } from '../components/full-screen-page';
import { OrganizationEntity } from '../components/organization-entity';
import { PackForm } from './pack.form';

/** Seats of an organisation: a new pack, or one that is changed. */
export function PackFormScreen(): ReactNode {
  const { organizationId, packId } = useRouteParams('clientPackForm');
  const navigate = useNavigate();
  const toast = useToast();
  const page = routeTo('clientOrganizationDetails', { organizationId });
  const saved = (words: ReactNode) => () => {
    toast(words);
    void navigate(page, { replace: true });
  };
  return (
    <FullScreenPage
      title={packId ? <Trans>Modifier le pack de licences</Trans> : <Trans>Ajouter un pack de licences</Trans>}
      returnTo={page}
    >
      <OrganizationEntity organizationId={organizationId}>
        {(organization) =>
          packId ? (
            <PackEntity packId={packId} page={page}>
              {(pack) => (
                <PackForm
                  key={pack.id}
                  organization={organization}
                  pack={pack}
                  onSaved={saved(<Trans>Pack modifié</Trans>)}
                />
              )}
            </PackEntity>
          ) : (
            <PackForm organization={organization} onSaved={saved(<Trans>Pack ajouté</Trans>)} />
          )
        }
      </OrganizationEntity>
    </FullScreenPage>
  );
}

interface Props {
  packId: string;
  page: string;
  children: (pack: LicensePack) => ReactNode;
}

const PackEntity = ({ packId, page, children }: Props): ReactNode => (
  <EntityScreen
    state={useCall('GET /licensePacks/:packId', { params: { packId } })}
    fresh
    skeleton={<Skeleton variant="rounded" height={420} />}
    notFound={
      <NotThere
        title={<Trans>Ce pack n’existe plus</Trans>}
        to={page}
        linkLabel={<Trans>Retour à l’organisation</Trans>}
      >
        <Trans>Il a peut-être été supprimé.</Trans>
      </NotThere>
    }
    failure={<Trans>Ce pack ne répond pas</Trans>}
    failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
  >
    {children}
  </EntityScreen>
);
