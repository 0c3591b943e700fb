import { Trans, useLingui } from '@lingui/react/macro';
import CallSplitRounded from '@mui/icons-material/CallSplitRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import { distributions } from '@passerelle/shared/contract';
import { FilterSelect, ToggleChips } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { Named } from '../queries/filters';
import type { FilterProps } from './section-state';
import { GroupControl, PersonControl } from './whose-controls';

const named = (one: Named | null) => one?.name ?? '';

interface Props extends Pick<FilterProps, 'filters' | 'change'> {
  mayChooseGroup: boolean;
}

/** Of whom, split by what, beside what: in the row of the controls, on a phone in the sheet. */
export function MoreControls({ filters, change, mayChooseGroup }: Props): ReactNode {
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
    </>
  );
}
