import { useLingui } from '@lingui/react/macro';
import { genders, jobLevels, userActivities } from '@passerelle/shared/contract';
import { GroupedMenu, type MenuPlace } from '@passerelle/shared/ui/table';
import { genderWords, jobLevelWords } from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { ActivityWord } from './activity-word';
import type { UserListState } from './user-list.resource';

export interface MoreFiltersProps {
  state: UserListState;
  onChange: (change: Partial<UserListState>) => void;
}

/** The filters behind « Plus de filtres ». */
export function MoreFilters({ state, onChange, ...place }: MoreFiltersProps & MenuPlace): ReactNode {
  const { t, i18n } = useLingui();
  return (
    <GroupedMenu
      {...place}
      groups={[
        {
          id: 'activity',
          label: t`Activité`,
          single: true,
          values: state.activity === 'all' ? [] : [state.activity],
          options: userActivities.map((value) => ({ value, label: <ActivityWord activity={value} /> })),
          onChange: ([wanted]) =>
            onChange({ activity: userActivities.find((activity) => activity === wanted) ?? 'all' }),
        },
        {
          id: 'gender',
          label: t`Genre`,
          values: state.gender,
          options: genders.map((value) => ({ value, label: i18n._(genderWords[value]) })),
          onChange: (wanted) => onChange({ gender: genders.filter((gender) => wanted.includes(gender)) }),
        },
        {
          id: 'jobLevel',
          label: t`Statut`,
          values: state.jobLevel,
          options: jobLevels.map((value) => ({ value, label: i18n._(jobLevelWords[value]) })),
          onChange: (wanted) => onChange({ jobLevel: jobLevels.filter((level) => wanted.includes(level)) }),
        },
      ]}
    />
  );
}
