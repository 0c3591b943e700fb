import { Trans, useLingui } from '@lingui/react/macro';
import CallSplitRounded from '@mui/icons-material/CallSplitRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import { distributions } from '@passerelle/shared/contract/enums/metrics';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, lazyDialog } from '@passerelle/shared/ui';
import { FilterSelect, ToggleChips } from '@passerelle/shared/ui/data';
import { type ChosenFilter, ChosenFilters, DateRangeFilter, FilterSheet } from '@passerelle/shared/ui/table';
import { memo, type ReactNode, useState } from 'react';

import type { Named } from '../queries/filters';
import type { Bucket } from '../queries/panel-data';
import { periodBefore } from '../queries/period-before';
import { daysOfRange, rangeOfDays } from './ranges';
import { useMayChooseGroup } from './reporting.resource';
import type { FilterProps, ReportingState } from './section-state';
import { GroupControl, PersonControl } from './scope-controls';

interface RangeControlProps {
  range: Bucket;
  zone: string;
  onChange: (range: Bucket) => void;
}

const RangeDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "range-dialog" */ './range-dialog')).RangeDialog,
);

/** First and last day of the range, kept in the URL. */
function RangeControl({ range, zone, onChange }: RangeControlProps): ReactNode {
  const { t } = useLingui();
  return (
    <DateRangeFilter
      label={t`Période`}
      dialog={RangeDialog}
      value={daysOfRange(range, zone)}
      onChange={(days) => days && onChange(rangeOfDays(days, zone))}
      isRequired
    />
  );
}

const named = (one: Named | null) => one?.name ?? '';

interface Props extends Pick<FilterProps, 'filters' | 'change'> {
  mayChooseGroup: boolean;
}

/** Controls for people, split and comparison: in the row of controls, or in the sheet on a phone. */
function MoreControls({ filters, change, mayChooseGroup }: Props): ReactNode {
  const { t } = useLingui();
  const { user, group, distrib, compare } = filters;
  const words = { none: t`rien`, gender: t`genre`, jobLevel: t`statut` };
  return (
    <>
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
        icon={<CallSplitRounded className="flip" />}
        value={distrib ?? 'none'}
        options={(['none', ...distributions] as const).map((value) => ({ value, label: words[value] }))}
        onChange={(next) => change({ distrib: next, distribName: next === 'none' ? '' : words[next] })}
      />
      <ToggleChips
        label={t`Comparaison`}
        values={compare ? ['before'] : []}
        options={[
          {
            value: 'before',
            label: <Trans>Comparer les graphiques à la période d’avant</Trans>,
            icon: <CompareArrowsRounded />,
          },
        ]}
        onChange={(values) => change({ compare: values.length > 0 ? 'yes' : 'no' })}
      />
    </>
  );
}

const anyPerson = { user: null, userName: '' } satisfies Partial<ReportingState>;
const anyGroup = { group: null, groupName: '' } satisfies Partial<ReportingState>;
const noSplit = { distrib: 'none', distribName: '' } satisfies Partial<ReportingState>;
const alone = { compare: 'no' } satisfies Partial<ReportingState>;

/** Active filters, split and comparison; each chip removes one. */
function ChosenOnes({ filters, asOf, change }: FilterProps): ReactNode {
  const { t } = useLingui();
  const { range: written } = useFormats();
  const { user, group, distrib, compare, range, zone } = filters;
  const chosen: ChosenFilter[] = [];
  if (group) {
    const value = group.name ?? <Trans>un groupe dont le nom n’est pas visible</Trans>;
    chosen.push({ id: 'group', label: t`Groupe`, value, onRemove: () => change(anyGroup) });
  }
  if (user) {
    const value = user.name ?? <Trans>une personne dont le nom n’est pas visible</Trans>;
    chosen.push({ id: 'user', label: t`Personne`, value, onRemove: () => change(anyPerson) });
  }
  if (distrib) {
    const value = distrib === 'gender' ? t`genre` : t`statut`;
    chosen.push({ id: 'distrib', label: t`Réparti par`, value, onRemove: () => change(noSplit) });
  }
  if (compare) {
    const before = periodBefore(range, zone, asOf);
    const days = daysOfRange(before, zone);
    const dates = written(days.from, days.to);
    const value = before.isUnfinished ? <Trans>{dates}, à la même heure</Trans> : dates;
    chosen.push({ id: 'compare', label: t`Comparé à`, value, onRemove: () => change(alone) });
  }
  return <ChosenFilters filters={chosen} onClear={() => change({ ...anyGroup, ...anyPerson, ...noSplit, ...alone })} />;
}

/** On a phone, the period and the filter button, each in full width; else a row that wraps. */
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

/** Filters for people and range, and the split. All of it is in the address. */
export const Controls = memo(Row);
