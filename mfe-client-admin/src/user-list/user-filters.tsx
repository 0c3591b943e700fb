import { Trans, useLingui } from '@lingui/react/macro';
import { creatableRoles, programStates } from '@passerelle/shared/contract';
import { FilterSelect } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ProgramStateWord, RoleWord } from './user-words';
import { useGroups, type UserListState } from './user-list.resource';

interface Props {
  state: UserListState;
  onChange: (change: Partial<UserListState>) => void;
}

/** Filters by group, role and state of the programme. */
export function UserFilters({ state, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const { data: groups } = useGroups();
  const all = <Trans>tous</Trans>;
  const known = groups?.items ?? [];
  // A group from the address that is not loaded yet, or that the person may not see.
  const unnamed = state.group !== null && known.every(({ id }) => id !== state.group) ? [state.group] : [];
  return (
    <>
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
      <FilterSelect
        label={t`Rôle`}
        value={state.role}
        onChange={(role) => onChange({ role })}
        options={[
          { value: 'all', label: all },
          ...creatableRoles.map((role) => ({ value: role, label: <RoleWord role={role} /> })),
        ]}
      />
      <FilterSelect
        label={t`Programme`}
        value={state.program}
        onChange={(program) => onChange({ program })}
        options={[
          { value: 'all', label: all },
          ...programStates.map((program) => ({ value: program, label: <ProgramStateWord state={program} /> })),
        ]}
      />
    </>
  );
}
