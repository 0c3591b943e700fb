import { Trans } from '@lingui/react/macro';
import type { OwnProfile, SelectedProgram } from '@passerelle/shared/contract';
import { Banner, Box, Typography } from '@passerelle/shared/ui';
import { PlanButton } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { SuspendedNotice } from '../../suspension/suspended-notice';
import { WeekBridge } from './week-bridge';
import { WeekSummary } from './week-summary';

/** Greeting, what remains this week, and the progress of the programme. */
export function Greeting({ me, program }: { me: OwnProfile; program: SelectedProgram }): ReactNode {
  const { firstName, organization } = me;
  return (
    <Box sx={{ mb: { xs: '32px', xl: '36px' } }}>
      <Banner
        strip
        url={organization?.theme.bannerUrl ?? undefined}
        sx={{
          display: { xs: 'block', md: 'none' },
          height: 72,
          m: '-22px -16px 20px',
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '24px' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h1" variant="display">
            <Trans>Bonjour {firstName}</Trans>
          </Typography>
          <WeekSummary program={program} />
        </Box>
        {/* On a phone the button floats above the page: see `floats` in the descriptor. */}
        <PlanButton sx={{ display: { xs: 'none', md: 'inline-flex' }, flex: 'none' }} />
      </Box>
      <SuspendedNotice suspensions={program.suspensions} sx={{ mt: '20px' }} />
      <WeekBridge program={program} />
    </Box>
  );
}
