import { Trans } from '@lingui/react/macro';
import type { OwnProfile, SelectedProgram } from '@passerelle/shared/contract';
import { activeSuspension } from '@passerelle/shared/contract/rules/programs/suspension';
import { now } from '@passerelle/shared/i18n';
import { Banner, Box, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';

import { SuspendedNotice } from '../../suspension/suspended-notice';
import { WeekSummary } from './week-summary';

interface Props {
  me: OwnProfile;
  program: SelectedProgram;
  /** Secondary actions. */
  children: ReactNode;
}

/** Greeting, and what remains this week. */
export function Greeting({ me, program, children }: Props): ReactNode {
  const { firstName, organization } = me;
  const hasNotice = useNotice(program);
  return (
    <div>
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
        <Box data-tour="greeting" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h1" variant="display" sx={{ overflowWrap: 'anywhere' }}>
            <Trans>Bonjour {firstName}</Trans>
          </Typography>
          <WeekSummary program={program} />
        </Box>
        {children}
      </Box>
      {hasNotice && <SuspendedNotice suspensions={program.suspensions} sx={{ mt: '20px' }} />}
    </div>
  );
}

/** Stays true once there was a pause: the dialog that ends it is part of the notice, and says so afterwards. */
function useNotice({ suspensions }: SelectedProgram): boolean {
  const isPaused = activeSuspension(suspensions, now().toISOString()) !== undefined;
  const [hasNotice, setHasNotice] = useState(isPaused);
  if (isPaused && !hasNotice) setHasNotice(true);
  return hasNotice;
}
