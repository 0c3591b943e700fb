import { Trans } from '@lingui/react/macro';
import { AreaFailure, PageHeader, useSteadyLoading } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { AccountContent } from './account-content';
import { useProfile } from './account.resource';
import { AccountSkeleton } from './account-skeleton';

/** Everything that a person decides about themselves. */
export function AccountScreen(): ReactNode {
  const { data, error, failedAt, retry } = useProfile();
  const phase = useSteadyLoading(data === undefined && error === undefined);
  return (
    <>
      <PageHeader title={<Trans>Mon compte</Trans>}>
        <Trans>Vos informations, votre mot de passe, votre langue et vos données.</Trans>
      </PageHeader>
      {phase === 'skeleton' && <AccountSkeleton />}
      {data && phase === 'done' && <AccountContent me={data} />}
      {!data && error && phase === 'done' && (
        <AreaFailure title={<Trans>Votre compte n’a pas pu être chargé</Trans>} failedAt={failedAt} onRetry={retry}>
          <Trans>Le reste de l’application fonctionne.</Trans>
        </AreaFailure>
      )}
    </>
  );
}
