import { Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import { LoadedArea, Page, PageHeader, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { Dashboard } from './dashboard';

/** What somebody did, in figures: their own, whoever they are. */
export function DashboardScreen(): ReactNode {
  const me = useCall('GET /me');
  return (
    <Page
      header={
        <PageHeader title={<Trans>Votre reporting</Trans>}>
          <Trans>Ce que vous avez fait, sur la période de votre choix.</Trans>
        </PageHeader>
      }
    >
      <LoadedArea
        state={me}
        level={2}
        failure={<Trans>Votre reporting ne répond pas</Trans>}
        failureText={<Trans>Rien n’est perdu : vos points et vos badges sont enregistrés.</Trans>}
        skeleton={<Skeleton variant="rounded" height={420} />}
      >
        {(person) => <Dashboard person={person} />}
      </LoadedArea>
    </Page>
  );
}
