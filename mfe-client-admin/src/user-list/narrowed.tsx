import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@passerelle/shared/ui';
import { NoResult } from '@passerelle/shared/ui/data';
import { ChosenFilters, type ChosenFilter } from '@passerelle/shared/ui/table';
import { genderWords, jobLevelWords } from '@passerelle/shared/ui/words';
import { Fragment, type ReactNode } from 'react';

import { ActivityWord } from './activity-word';
import { FigureName } from './figure-name';
import { ProgramStateWord, RoleWord } from './user-words';
import { useGroups, type UserList, type UserListState } from './user-list.resource';

const noFigure = { figure: 'none', from: null, until: null } as const;
const none = {
  group: null,
  role: [],
  program: [],
  gender: [],
  jobLevel: [],
  activity: 'all',
  ...noFigure,
} as const;

interface ChosenUserFilter extends ChosenFilter {
  /** The value of the list's state that it stands for. */
  field: keyof UserListState;
}

/** The filters that narrow the list just now, in words, each with a way to take it back. */
function useChosenUserFilters(
  state: UserListState,
  onChange: (change: Partial<UserListState>) => void,
): ChosenUserFilter[] {
  const { t, i18n } = useLingui();
  const { data: groups } = useGroups();
  const { group, role, program, gender, jobLevel, activity, figure, from, until } = state;
  const chosen: ChosenUserFilter[] = [];
  if (figure !== 'none') {
    chosen.push({
      field: 'figure',
      id: 'figure',
      label: t`Comptées dans`,
      value: <FigureName figure={figure} from={from} until={until} />,
      onRemove: () => onChange(noFigure),
    });
  }
  if (group !== null) {
    const name = groups?.items.find(({ id }) => id === group)?.name;
    chosen.push({
      field: 'group',
      id: 'group',
      label: t`Groupe`,
      value: name ?? <Trans>un seul</Trans>,
      onRemove: () => onChange({ group: null }),
    });
  }
  chosen.push(
    ...role.map((one) => ({
      field: 'role' as const,
      id: one,
      label: t`Rôle`,
      value: <RoleWord role={one} />,
      onRemove: () => onChange({ role: role.filter((other) => other !== one) }),
    })),
    ...program.map((one) => ({
      field: 'program' as const,
      id: one,
      label: t`Programme`,
      value: <ProgramStateWord state={one} />,
      onRemove: () => onChange({ program: program.filter((other) => other !== one) }),
    })),
    ...gender.map((one) => ({
      field: 'gender' as const,
      id: one,
      label: t`Genre`,
      value: i18n._(genderWords[one]),
      onRemove: () => onChange({ gender: gender.filter((other) => other !== one) }),
    })),
    ...jobLevel.map((one) => ({
      field: 'jobLevel' as const,
      id: one,
      label: t`Statut`,
      value: i18n._(jobLevelWords[one]),
      onRemove: () => onChange({ jobLevel: jobLevel.filter((other) => other !== one) }),
    })),
  );
  if (activity !== 'all') {
    chosen.push({
      field: 'activity',
      id: 'activity',
      label: t`Activité`,
      value: <ActivityWord activity={activity} />,
      onRemove: () => onChange({ activity: 'all' }),
    });
  }
  return chosen;
}

interface Props {
  state: UserListState;
  onChange: (change: Partial<UserListState>) => void;
}

/** The row of what narrows the list. */
export function ChosenUserFilters({ state, onChange }: Props): ReactNode {
  return <ChosenFilters filters={useChosenUserFilters(state, onChange)} onClear={() => onChange(none)} />;
}

/** Some of them in a sentence. */
export function UserFilterNames({ state, fields }: { state: UserListState; fields: readonly string[] }): ReactNode {
  const named = useChosenUserFilters(state, () => undefined).filter(({ field }) => fields.includes(field));
  return named.map(({ id, label, value }, at) => (
    <Fragment key={id}>
      {at > 0 && ' · '}
      <Trans>
        {label} : {value}
      </Trans>
    </Fragment>
  ));
}

interface NobodyProps {
  list: Pick<UserList, 'narrowed' | 'clear' | 'clearFilters'>;
  mayWrite: boolean;
}

/** Nobody yet, or nobody of what was looked for. */
export function NoUsers({ list, mayWrite }: NobodyProps): ReactNode {
  if (list.narrowed) {
    return (
      <NoResult
        title={<Trans>Personne ne correspond à votre recherche</Trans>}
        action={<Trans>Effacer la recherche et les filtres</Trans>}
        onClear={list.clear}
        onClearFilters={list.clearFilters}
      />
    );
  }
  return (
    <EmptyState title={<Trans>Aucune personne pour l’instant</Trans>}>
      {mayWrite ? (
        <Trans>Ajoutez une première personne, ou importez une liste.</Trans>
      ) : (
        <Trans>Les personnes de vos groupes apparaîtront ici.</Trans>
      )}
    </EmptyState>
  );
}
