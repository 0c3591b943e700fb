import { Trans, useLingui } from '@lingui/react/macro';
import { jobLevels } from '@passerelle/shared/contract/enums/jobs';
import { creatableRoles } from '@passerelle/shared/contract/enums/security';
import { programStates, genders, invitationStates, userActivities } from '@passerelle/shared/contract/enums/users';
import { Box } from '@passerelle/shared/ui';
import { FilterSelect } from '@passerelle/shared/ui/data';
import { genderLabels, jobLevelLabels } from '@passerelle/shared/ui/labels';
import { GroupedFilter, SeveralFilter, GroupedMenu, type MenuPlace } from '@passerelle/shared/ui/table';
import { useState, type ReactNode } from 'react';

import { ProgramStateLabel, RoleLabel } from '../../components/user-labels';
import { ActivityLabel, InvitationLabel } from './activity-label';
import { ChosenUserFilters } from './filtered-users';
import { useGroups, type UserListState } from './user-list.resource';

interface MoreFiltersProps {
  state: UserListState;
  onChange: (change: Partial<UserListState>) => void;
}

/** The filters behind « Plus de filtres ». */
function MoreFilters({ state, onChange, ...place }: MoreFiltersProps & MenuPlace): ReactNode {
  const { t, i18n } = useLingui();
  return (
    <GroupedMenu
      {...place}
      groups={[
        {
          id: 'own',
          label: t`Suivi`,
          single: true,
          values: state.own === 'all' ? [] : [state.own],
          options: [{ value: 'yes', label: <Trans>mes personnes</Trans> }],
          onChange: ([wanted]) => onChange({ own: wanted === 'yes' ? 'yes' : 'all' }),
        },
        {
          id: 'activity',
          label: t`Activité`,
          single: true,
          values: state.activity === 'all' ? [] : [state.activity],
          options: userActivities.map((value) => ({ value, label: <ActivityLabel activity={value} /> })),
          onChange: ([wanted]) =>
            onChange({ activity: userActivities.find((activity) => activity === wanted) ?? 'all' }),
        },
        {
          id: 'invitation',
          label: t`Invitation`,
          values: state.invitation,
          options: invitationStates.map((value) => ({ value, label: <InvitationLabel state={value} /> })),
          onChange: (wanted) => onChange({ invitation: invitationStates.filter((one) => wanted.includes(one)) }),
        },
        {
          id: 'gender',
          label: t`Genre`,
          values: state.gender,
          options: genders.map((value) => ({ value, label: i18n._(genderLabels[value]) })),
          onChange: (wanted) => onChange({ gender: genders.filter((gender) => wanted.includes(gender)) }),
        },
        {
          id: 'jobLevel',
          label: t`Statut`,
          values: state.jobLevel,
          options: jobLevels.map((value) => ({ value, label: i18n._(jobLevelLabels[value]) })),
          onChange: (wanted) => onChange({ jobLevel: jobLevels.filter((level) => wanted.includes(level)) }),
        },
      ]}
    />
  );
}

interface Props {
  state: UserListState;
  filtered: boolean;
  onChange: (change: Partial<UserListState>) => void;
}

/** On a phone one row that slides; else each for itself. */
export const slidingRow = {
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

/** The count, the views and the columns keep a line of their own, whatever room the filters leave. */
const lineBreak = { display: { xs: 'none', lg: 'block' }, flex: '1 1 100%', mt: '-12px' } as const;

/** Filters by group, role and state of the programme, with less frequent filters behind one button. */
export function UserFilters({ state, filtered, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const { data: groups } = useGroups();
  const all = <Trans>tous</Trans>;
  const known = groups?.items ?? [];
  // A group from the address that is not loaded yet, or that the person may not see.
  const unnamed = state.group !== null && known.every(({ id }) => id !== state.group) ? [state.group] : [];
  return (
    <>
      <Box sx={slidingRow}>
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
          options={creatableRoles.map((role) => ({ value: role, label: <RoleLabel role={role} /> }))}
        />
        <SeveralFilter
          label={t`Programme`}
          values={state.program}
          onChange={(program) => onChange({ program })}
          options={programStates.map((program) => ({ value: program, label: <ProgramStateLabel state={program} /> }))}
        />
        <GroupedFilter
          label={t`Plus de filtres`}
          count={
            (state.own === 'all' ? 0 : 1) +
            (state.activity === 'all' ? 0 : 1) +
            state.invitation.length +
            state.gender.length +
            state.jobLevel.length
          }
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
