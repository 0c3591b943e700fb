import { Trans } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import { Box, Section } from '@passerelle/shared/ui';
import { memo, type ReactNode } from 'react';

import { EndingPrograms } from './ending';
import { FunnelCard } from './funnel';
import type { ListFilters } from './lists.resource';
import { SilentPeople } from './silent-people';
import { SolutionsCard, TimeToSolutionCard } from './solutions';

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: '14px', md: '18px' },
  alignItems: 'start',
} as const;

interface Props {
  filters: ListFilters;
  mayWrite: boolean;
  mayReadPacks: boolean;
}

/** Follow-up lists: open actions and their results. Each list fetches its own data. */
function FollowUpLists({ filters, mayWrite, mayReadPacks }: Props): ReactNode {
  // Another group starts at the first page with an empty selection.
  const key = filters.group?.id ?? 'all';
  return (
    <Box sx={grid}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' }}>
        <SilentPeople key={`silent ${key}`} filters={filters} mayWrite={mayWrite} />
        <TimeToSolutionCard filters={filters} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' }}>
        <FunnelCard filters={filters} />
        <SolutionsCard filters={filters} />
        <EndingPrograms key={`ending ${key}`} filters={filters} mayReadPacks={mayReadPacks} />
      </Box>
    </Box>
  );
}

function Lists({ filters }: { filters: ListFilters }): ReactNode {
  // Asked for with the rest of the page: what comes later would ask again.
  const rights = { mayWrite: useMay('users', 'w'), mayReadPacks: useMay('licensePacks', 'r') };
  return (
    <Box sx={{ mt: { xs: '24px', md: '32px' } }}>
      <Section title={<Trans>À suivre</Trans>} level={2}>
        <FollowUpLists filters={filters} {...rights} />
      </Section>
    </Box>
  );
}

/** Follow-up lists beside the figures of all people. */
export const FollowUp = memo(Lists);
