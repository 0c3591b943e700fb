import { Trans } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import { Page, PageHeader, LoadedArea, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { Dashboard } from './dashboard';

/** The own dashboard of the signed-in person. */
export function DashboardScreen(): ReactNode {
  const me = useCall('GET /me');
  return (
    <Page
      header={
        <PageHeader title={<Trans>Votre reporting</Trans>}>
          {/* The longest text in sight, and known at once: no sentence that an answer makes is painted larger later. */}
          <Trans>
            Ce que vous avez fait, et ce qui vient ensuite. Une période se compare à celle d’avant, arrêtée à la même
            heure qu’aujourd’hui.
          </Trans>
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
