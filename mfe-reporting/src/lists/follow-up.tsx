import { Trans } from '@lingui/react/macro';
import { partWithWords } from '@passerelle/shared/i18n';
import { useMay } from '@passerelle/shared/client';
import { Box, Section, SkeletonCard } from '@passerelle/shared/ui';
import { useNear } from '@passerelle/shared/ui/data';
import { lazy, memo, Suspense, type ReactNode } from 'react';

import type { ListFilters } from './lists.resource';

/** With their words, in every language in one file. */
const loadLists = partWithWords(
  'follow-up-lists',
  async () => (await import(/* webpackChunkName: "follow-up-lists" */ './follow-up-lists')).FollowUpLists,
  {
    fr: () => import(/* webpackChunkName: "follow-up-lists" */ './follow-up-lists?words=fr'),
    en: () => import(/* webpackChunkName: "follow-up-lists" */ './follow-up-lists?words=en'),
  },
);
const FollowUpLists = lazy(async () => ({ default: await loadLists() }));

const loading = (
  <Box data-pending sx={{ display: 'grid', gap: '18px' }}>
    <SkeletonCard lines={4} />
    <SkeletonCard lines={4} />
  </Box>
);

/** They stand below all figures, which neither their code nor their answers keep waiting. */
function Lists({ filters }: { filters: ListFilters }): ReactNode {
  // Asked for with the rest of the page: what comes later would ask again.
  const rights = { mayWrite: useMay('users', 'w'), mayReadPacks: useMay('licensePacks', 'r') };
  const { ref, isNear } = useNear<HTMLDivElement>({ ahead: 1, orSoon: true });
  return (
    <Box ref={ref} sx={{ mt: { xs: '24px', md: '32px' } }}>
      <Section title={<Trans>À suivre</Trans>} level={2}>
        {isNear ? (
          <Suspense fallback={loading}>
            <FollowUpLists filters={filters} {...rights} />
          </Suspense>
        ) : (
          loading
        )}
      </Section>
    </Box>
  );
}

/** What is to be done, and what came of it: beside the figures of everybody. */
export const FollowUp = memo(Lists);
