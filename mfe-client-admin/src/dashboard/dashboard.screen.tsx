import { Trans } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Slot } from '@passerelle/shared/remotes';
import { Box, PageHeader, Skeleton, VisibleToStaff } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useMe } from './dashboard.resource';
import { SubscriptionSummary, TeamSummary } from './summary';

const Greeting = ({ me: { firstName } }: { me: OwnProfile }): ReactNode => <Trans>Bonjour {firstName}</Trans>;

/** Where staff arrive: what they look after in a few figures, and the reporting, which says whom to write to first. */
export function DashboardScreen(): ReactNode {
  const { data: me } = useMe();
  const mayReadOrganization = useMay('organizations', 'r');
  return (
    <>
      <PageHeader
        variant="display"
        title={me ? <Greeting me={me} /> : <Skeleton width={280} sx={{ maxWidth: '100%' }} />}
      >
        <Trans>Voici où en sont les personnes que vous suivez.</Trans>
      </PageHeader>
      {/* Who answers for the organisation looks after its seats, the others after people. */}
      {me && (mayReadOrganization ? <SubscriptionSummary /> : <TeamSummary />)}
      <VisibleToStaff sx={{ mt: '12px' }}>
        {mayReadOrganization ? (
          <Trans>
            Ces chiffres comptent les packs de licences qui vous sont ouverts. Les participants ne les voient pas.
          </Trans>
        ) : (
          <Trans>Ces chiffres comptent les personnes que vous suivez. Les participants ne les voient pas.</Trans>
        )}
      </VisibleToStaff>
      <Box sx={{ mt: { xs: '32px', md: '40px' } }}>
        <Slot name="reporting.section" />
      </Box>
    </>
  );
}
