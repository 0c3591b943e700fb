import { Trans, useLingui } from '@lingui/react/macro';
import CallSplitRounded from '@mui/icons-material/CallSplitRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import { distributions } from '@passerelle/shared/contract';
import { withWords } from '@passerelle/shared/remotes';
import { Box } from '@passerelle/shared/ui';
import { FilterSelect, ToggleChips } from '@passerelle/shared/ui/data';
import { FilterSheet } from '@passerelle/shared/ui/table';
import { lazy, memo, Suspense, useState, type ReactNode } from 'react';

import type { Named } from '../queries/filters';
import { RangeControl } from './range-control';
import { useMayChooseGroup } from './reporting.resource';
import type { FilterProps } from './section-state';
import { GroupControl, PersonControl } from './whose-controls';

/** With their words, in every language in one file: most look at everybody first. */
const loadChosen = withWords(
  'chosen-ones',
  async () => (await import(/* webpackChunkName: "chosen-ones" */ './chosen-ones')).ChosenOnes,
  {
    fr: () => import(/* webpackChunkName: "chosen-ones" */ './chosen-ones?words=fr'),
    en: () => import(/* webpackChunkName: "chosen-ones" */ './chosen-ones?words=en'),
  },
);
const ChosenOnes = lazy(async () => ({ default: await loadChosen('reporting') }));

/** On a phone the period and the button of all else, each as wide as the screen; else in a row that breaks where it has to. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: '10px', md: '12px' },
  '& > button': { flex: { xs: '1 1 100%', md: 'none' }, justifyContent: 'flex-start' },
  '& > button .MuiButton-endIcon': { marginInlineStart: { xs: 'auto', md: '8px' } },
} as const;

const named = (one: Named | null) => one?.name ?? '';

function Row({ filters, asOf, change }: FilterProps): ReactNode {
  const { t } = useLingui();
  const { range, zone, user, group, distrib, compare } = filters;
  const words = { none: t`rien`, gender: t`genre`, jobLevel: t`statut` };
  const mayChooseGroup = useMayChooseGroup();
  const set = [user, group, distrib].filter((one) => one !== null).length + (compare ? 1 : 0);
  // Once there was one to take back, they stay: the focus passes from the last one to a button beside it.
  const [wasSet, setWasSet] = useState(set > 0);
  if (set > 0 && !wasSet) setWasSet(true);
  return (
    <Box component="section" aria-label={t`Ce que montrent les chiffres`} data-print="no" sx={row}>
      <RangeControl range={range} zone={zone} onChange={(dateRange) => change({ dateRange })} />
      <FilterSheet count={set} done={<Trans>Voir les chiffres</Trans>}>
        {mayChooseGroup && (
          <GroupControl group={group} onChange={(one) => change({ group: one?.id ?? null, groupName: named(one) })} />
        )}
        <PersonControl
          user={user}
          group={group}
          onChange={(one) => change({ user: one?.id ?? null, userName: named(one) })}
        />
        <FilterSelect
          label={t`Répartir par`}
          icon={<CallSplitRounded />}
          value={distrib ?? 'none'}
          options={(['none', ...distributions] as const).map((value) => ({ value, label: words[value] }))}
          onChange={(next) => change({ distrib: next, distribName: next === 'none' ? '' : words[next] })}
        />
        <ToggleChips
          label={t`Comparaison`}
          values={compare ? ['before'] : []}
          options={[
            { value: 'before', label: <Trans>Comparer à la période d’avant</Trans>, icon: <CompareArrowsRounded /> },
          ]}
          onChange={(values) => change({ compare: values.length > 0 ? 'yes' : 'no' })}
        />
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
