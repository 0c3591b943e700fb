import { Trans } from '@lingui/react/macro';
import { useCall, useMay } from '@passerelle/shared/client';
import type { Organization } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { useQueryState } from '@passerelle/shared/url-state';
import { Button, EmptyState, Page, PageHeader, Skeleton } from '@passerelle/shared/ui';
import { EntityScreen, NotThere } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { PeriodReport } from './period-report';
import { periodsOf, reportState, useOrganization } from './six-monthly.resource';

/** The six-monthly report of an organisation on its collective agreement. */
export function SixMonthlyScreen(): ReactNode {
  const { data: me } = useCall('GET /me');
  const [{ organization }] = useQueryState(reportState);
  // The shell loads the signed-in user before it renders a screen.
  if (!me) return null;
  const organizationId = organization ?? me.organization?.id;
  return organizationId ? <ReportOf organizationId={organizationId} /> : <NoOrganization />;
}

const title = <Trans>Rapport semestriel</Trans>;
const back = { to: routeTo('clientReporting'), label: <Trans>Retour au reporting</Trans> };

const ReportOf = ({ organizationId }: { organizationId: string }): ReactNode => (
  <EntityScreen
    state={useOrganization(organizationId)}
    skeleton={
      <Page header={<PageHeader title={title} back={back} />}>
        <Skeleton variant="rounded" height={320} />
      </Page>
    }
    notFound={
      <NotThere
        title={<Trans>Cette organisation n’existe pas</Trans>}
        to={routeTo('clientReporting')}
        linkLabel={<Trans>Retour au reporting</Trans>}
      >
        <Trans>Vérifiez l’adresse.</Trans>
      </NotThere>
    }
    failure={<Trans>Cette organisation ne répond pas</Trans>}
    failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
  >
    {(found) => <OrganizationReport organization={found} />}
  </EntityScreen>
);

function OrganizationReport({ organization }: { organization: Organization }): ReactNode {
  const periods = periodsOf(organization);
  return (
    <Page
      header={
        <PageHeader title={title} back={back} record={organization.name}>
          {organization.agreementKind === null || organization.agreementKind === 'mobilityLeave' ? (
            <Trans>
              Le document que l’employeur adresse à la DREETS tous les six mois à compter du dépôt de l’accord (article
              D1237‑5 du code du travail, congé de mobilité).
            </Trans>
          ) : (
            <Trans>
              La loi ne demande ce rapport que pour le congé de mobilité (article D1237‑5 du code du travail) : ici, il
              sert au suivi que prévoit votre accord.
            </Trans>
          )}
        </PageHeader>
      }
    >
      {periods.length === 0 ? (
        <NothingYet organization={organization} />
      ) : (
        <PeriodReport organization={organization} periods={periods} />
      )}
    </Page>
  );
}

/** Reason that no report period exists, with the next step for the viewer. */
function NothingYet({ organization: { id, agreementFiledOn } }: { organization: Organization }): ReactNode {
  const mayWrite = useMay('organizations', 'w');
  const { fullDate } = useFormats();
  if (agreementFiledOn !== null) {
    const day = fullDate(agreementFiledOn);
    return (
      <EmptyState title={<Trans>La première période n’a pas commencé</Trans>}>
        <Trans>Elle commence le {day}, jour du dépôt de l’accord.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>Aucun accord n’est noté</Trans>}
      action={
        mayWrite && (
          <Button
            component={RouteLink}
            to={routeTo('clientOrganizationEdit', { organizationId: id })}
            variant="contained"
          >
            <Trans>Noter l’accord</Trans>
          </Button>
        )
      }
    >
      {mayWrite ? (
        <Trans>
          Notez le type de l’accord et sa date de dépôt : les périodes de six mois se comptent à partir d’elle.
        </Trans>
      ) : (
        <Trans>
          Les périodes de six mois se comptent à partir du dépôt de l’accord. Écrivez à l’équipe Passerelle pour qu’elle
          note son type et sa date de dépôt.
        </Trans>
      )}
    </EmptyState>
  );
}

/** The product's own staff may belong to no organisation. */
const NoOrganization = (): ReactNode => (
  <Page header={<PageHeader title={title} back={back} />}>
    <EmptyState
      title={<Trans>De quelle organisation ?</Trans>}
      action={
        <Button component={RouteLink} to={routeTo('clientOrganizations')} variant="contained">
          <Trans>Voir toutes les organisations</Trans>
        </Button>
      }
    >
      <Trans>Ouvrez le rapport depuis la page de l’une d’elles.</Trans>
    </EmptyState>
  </Page>
);
