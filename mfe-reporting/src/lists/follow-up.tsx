import { Trans } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import { Box, Section } from '@passerelle/shared/ui';
import { memo, type ReactNode } from 'react';

import { FollowUpLists } from './follow-up-lists';
import type { ListFilters } from './lists.resource';

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

/** What is to be done, and what came of it: beside the figures of everybody. */
export const FollowUp = memo(Lists);
