import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@passerelle/shared/ui';
import { NoResult } from '@passerelle/shared/ui/data';
import { ChosenFilters, type ChosenFilter } from '@passerelle/shared/ui/table';
import { genderLabels, jobLevelLabels } from '@passerelle/shared/ui/labels';
import { Fragment, type ReactNode } from 'react';

import { ActivityLabel, InvitationLabel } from './activity-label';
import { FigureName } from './figure-name';
import { ProgramStateLabel, RoleLabel } from '../../components/user-labels';
import { useGroups, useImportName, type UserList, type UserListState } from './user-list.resource';

const noFigure = { figure: 'none', from: null, until: null } as const;
const none = {
  group: null,
  role: [],
  program: [],
  gender: [],
  jobLevel: [],
  activity: 'all',
  invitation: [],
  own: 'all',
  import: null,
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
  const importName = useImportName(state.import);
  const { group, role, program, gender, jobLevel, activity, invitation, own, figure, from, until } = state;
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
  if (state.import !== null) {
    chosen.push({
      field: 'import',
      id: 'import',
      label: t`Import`,
      value: importName ?? <Trans>un seul</Trans>,
      onRemove: () => onChange({ import: null }),
    });
  }
  if (own === 'yes') {
    chosen.push({
      field: 'own',
      id: 'own',
      label: t`Suivi`,
      value: <Trans>mes personnes</Trans>,
      onRemove: () => onChange({ own: 'all' }),
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
      value: <RoleLabel role={one} />,
      onRemove: () => onChange({ role: role.filter((other) => other !== one) }),
    })),
    ...program.map((one) => ({
      field: 'program' as const,
      id: one,
      label: t`Programme`,
      value: <ProgramStateLabel state={one} />,
      onRemove: () => onChange({ program: program.filter((other) => other !== one) }),
    })),
    ...gender.map((one) => ({
      field: 'gender' as const,
      id: one,
      label: t`Genre`,
      value: i18n._(genderLabels[one]),
      onRemove: () => onChange({ gender: gender.filter((other) => other !== one) }),
    })),
    ...jobLevel.map((one) => ({
      field: 'jobLevel' as const,
      id: one,
      label: t`Statut`,
      value: i18n._(jobLevelLabels[one]),
      onRemove: () => onChange({ jobLevel: jobLevel.filter((other) => other !== one) }),
    })),
  );
  if (activity !== 'all') {
    chosen.push({
      field: 'activity',
      id: 'activity',
      label: t`Activité`,
      value: <ActivityLabel activity={activity} />,
      onRemove: () => onChange({ activity: 'all' }),
    });
  }
  chosen.push(
    ...invitation.map((one) => ({
      field: 'invitation' as const,
      id: one,
      label: t`Invitation`,
      value: <InvitationLabel state={one} />,
      onRemove: () => onChange({ invitation: invitation.filter((other) => other !== one) }),
    })),
  );
  return chosen;
}

interface Props {
  state: UserListState;
  onChange: (change: Partial<UserListState>) => void;
}

/** Row of the active filters. */
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

interface NoUsersProps {
  list: Pick<UserList, 'narrowed' | 'clear' | 'clearFilters'>;
  mayWrite: boolean;
}

/** Empty state of the list, with or without a search. */
export function NoUsers({ list, mayWrite }: NoUsersProps): ReactNode {
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
