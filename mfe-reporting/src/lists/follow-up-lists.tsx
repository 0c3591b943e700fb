import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

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

/** What is to be done, and what came of it. Each asks for itself. */
export function FollowUpLists({ filters, mayWrite, mayReadPacks }: Props): ReactNode {
  // Another group begins at the first page, with nobody chosen.
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
