import { Trans } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import type { OwnProfile } from '@passerelle/shared/contract';
import { Slot } from '@passerelle/shared/remotes';
import { Box, PageHeader, Skeleton, VisibleToStaff } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useMe } from './dashboard.resource';
import { FollowUp } from './follow-up';
import { OwnPeople } from './own-people';
import { SubscriptionSummary, TeamSummary } from './summary';

const Greeting = ({ me: { firstName } }: { me: OwnProfile }): ReactNode => <Trans>Bonjour {firstName}</Trans>;

/** Side by side if both fit. */
const actions = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(400px, 1fr))' },
  gap: { xs: '24px', md: '28px' },
  alignItems: 'start',
  mb: { xs: '24px', md: '36px' },
} as const;

/** First screen of staff: items that need action, then the figures of the role, then the reporting. */
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
      <Box sx={actions}>
        <OwnPeople />
        <FollowUp />
      </Box>
      {/* Owners see the seats of their organisation first, other staff the people. */}
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
