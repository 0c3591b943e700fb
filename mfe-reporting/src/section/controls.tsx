import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { FilterSheet } from '@passerelle/shared/ui/table';
import { memo, useState, type ReactNode } from 'react';

import { ChosenOnes } from './chosen-ones';
import { MoreControls } from './more-controls';
import { RangeControl } from './range-control';
import { useMayChooseGroup } from './reporting.resource';
import type { FilterProps } from './section-state';

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
        <MoreControls filters={filters} change={change} mayChooseGroup={mayChooseGroup} />
      </FilterSheet>
      {wasSet && <ChosenOnes filters={filters} asOf={asOf} change={change} />}
    </Box>
  );
}

/** Whose figures, of when, and how they are told apart. All of it stands in the address. */
export const Controls = memo(Row);
