import { Trans, useLingui } from '@lingui/react/macro';
import { partWithWords } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { loadedAhead } from '@passerelle/shared/ui/data';
import { FilterSheet } from '@passerelle/shared/ui/table';
import { lazy, memo, Suspense, useState, type ReactNode } from 'react';

import { RangeControl } from './range-control';
import { useMayChooseGroup } from './reporting.resource';
import type { FilterProps } from './section-state';

/** Phones open a sheet for them; on wider windows they stand in the row. */
const loadMore = partWithWords(
  'more-controls',
  async () => (await import(/* webpackChunkName: "more-controls" */ './more-controls')).MoreControls,
  {
    fr: () => import(/* webpackChunkName: "more-controls" */ './more-controls?words=fr'),
    en: () => import(/* webpackChunkName: "more-controls" */ './more-controls?words=en'),
  },
);
const MoreControls = lazy(loadedAhead('md', loadMore));
/** The row keeps its height. */
const reserved = <Box sx={{ minHeight: 44 }} />;

/** With their words, in every language in one file: most look at everybody first. */
const loadChosen = partWithWords(
  'chosen-ones',
  async () => (await import(/* webpackChunkName: "chosen-ones" */ './chosen-ones')).ChosenOnes,
  {
    fr: () => import(/* webpackChunkName: "chosen-ones" */ './chosen-ones?words=fr'),
    en: () => import(/* webpackChunkName: "chosen-ones" */ './chosen-ones?words=en'),
  },
);
const ChosenOnes = lazy(async () => ({ default: await loadChosen() }));

/** On a phone the period and the button of all else, each as wide as the screen; else in a row that breaks where it has to. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: '10px', md: '12px' },
  '& > button': { flex: { xs: '1 1 100%', md: 'none' }, justifyContent: 'flex-start' },
  '& > button .MuiButton-endIcon': { marginInlineStart: { xs: 'auto', md: '8px' } },
} as const;

function Row({ filters, asOf, change }: FilterProps): ReactNode {
  const { t } = useLingui();
  const { range, zone, user, group, distrib, compare } = filters;
  const set = [user, group, distrib].filter((one) => one !== null).length + (compare ? 1 : 0);
  // Asked for with the rest of the page: what comes later would ask again.
  const mayChooseGroup = useMayChooseGroup();
  // Once there was one to take back, they stay: the focus passes from the last one to a button beside it.
  const [wasSet, setWasSet] = useState(set > 0);
  if (set > 0 && !wasSet) setWasSet(true);
  return (
    <Box component="section" aria-label={t`Ce que montrent les chiffres`} data-print="no" sx={row}>
      <RangeControl range={range} zone={zone} onChange={(dateRange) => change({ dateRange })} />
      <FilterSheet count={set} done={<Trans>Voir les chiffres</Trans>}>
        <Suspense fallback={reserved}>
          <MoreControls filters={filters} change={change} mayChooseGroup={mayChooseGroup} />
        </Suspense>
      </FilterSheet>
      {wasSet && (
        <Suspense fallback={<Box sx={{ order: 1, flex: '1 1 100%', minHeight: 44 }} />}>
          <ChosenOnes filters={filters} asOf={asOf} change={change} />
        </Suspense>
      )}
    </Box>
  );
}

/** Whose figures, of when, and how they are told apart. All of it stands in the address. */
export const Controls = memo(Row);
