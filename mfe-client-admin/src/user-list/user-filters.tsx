import { Trans, useLingui } from '@lingui/react/macro';
import { creatableRoles, programStates } from '@passerelle/shared/contract';
import { Box } from '@passerelle/shared/ui';
import { FilterSelect } from '@passerelle/shared/ui/data';
import { GroupedFilter, SeveralFilter } from '@passerelle/shared/ui/table';
import { useState, type ReactNode } from 'react';

import { MoreFilters } from './more-filters';
import { ChosenUserFilters } from './narrowed';
import { ProgramStateWord, RoleWord } from './user-words';
import { useGroups, type UserListState } from './user-list.resource';

interface Props {
  state: UserListState;
  filtered: boolean;
  onChange: (change: Partial<UserListState>) => void;
}

/** On a phone one row that slides; else each for itself. */
const filterRow = {
  display: { xs: 'flex', lg: 'contents' },
  flex: '1 1 100%',
  gap: '12px',
  minWidth: 0,
  // Room for the ring of the focus, which the edge would cut.
  m: '-6px',
  p: '6px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

/** How many there are, the views and the columns stand in a line of their own, whatever room the filters have left. */
const lineBreak = { display: { xs: 'none', lg: 'block' }, flex: '1 1 100%', mt: '-12px' } as const;

/** Narrows by group, role, state of the programme and, behind one button, by what is asked for less often. */
export function UserFilters({ state, filtered, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const { data: groups } = useGroups();
  const all = <Trans>tous</Trans>;
  const known = groups?.items ?? [];
  // A group from the address that is not loaded yet, or that the person may not see.
  const unnamed = state.group !== null && known.every(({ id }) => id !== state.group) ? [state.group] : [];
  return (
    <>
      <Box sx={filterRow}>
        <FilterSelect
          label={t`Groupe`}
          value={state.group ?? ''}
          onChange={(group) => onChange({ group: group || null })}
          options={[
            { value: '', label: all },
            ...unnamed.map((id) => ({ value: id, label: <Trans>un seul</Trans> })),
            ...known.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SeveralFilter
          label={t`Rôle`}
          values={state.role}
          onChange={(role) => onChange({ role })}
          options={creatableRoles.map((role) => ({ value: role, label: <RoleWord role={role} /> }))}
        />
        <SeveralFilter
          label={t`Programme`}
          values={state.program}
          onChange={(program) => onChange({ program })}
          options={programStates.map((program) => ({ value: program, label: <ProgramStateWord state={program} /> }))}
        />
        <GroupedFilter
          label={t`Plus de filtres`}
          count={(state.activity === 'all' ? 0 : 1) + state.gender.length + state.jobLevel.length}
        >
          {(place) => <MoreFilters {...place} state={state} onChange={onChange} />}
        </GroupedFilter>
      </Box>
      <Box aria-hidden sx={lineBreak} />
      <Chosen state={state} filtered={filtered} onChange={onChange} />
    </>
  );
}

/** Once there was one to take back, it stays: the focus passes from the last one to a button beside it. */
function Chosen({ state, filtered, onChange }: Props): ReactNode {
  const [wasFiltered, setWasFiltered] = useState(filtered);
  if (filtered && !wasFiltered) setWasFiltered(true);
  if (!wasFiltered) return null;
  return <ChosenUserFilters state={state} onChange={onChange} />;
}
