import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import { limits, type UserSummary } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { useQueryState } from '@passerelle/shared/routes';
import { EmptyState, PageHeader } from '@passerelle/shared/ui';
import { NoResult, PagedListScreen, SearchField } from '@passerelle/shared/ui/data';
import { useCallback, type ReactNode } from 'react';

import { ExportButton } from './export-button';
import { useRememberedSearch } from './use-remembered-search';
import { UserFilters } from './user-filters';
import { useUsers } from './user-list.resource';
import { everyone, isNarrowed, userListState } from './user-list-state';
import { UserTable } from './user-table';

const countOf = (count: number): ReactNode => <Plural value={count} one="# personne" other="# personnes" />;

/** The people whom this member of staff may see. */
export function UserListScreen(): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const [state, { change, hrefFor }] = useQueryState(userListState);
  const answer = useUsers(state);
  const mayWrite = useMay('users', 'w');
  useRememberedSearch(
    state.search,
    isNarrowed(state),
    useCallback((search: string) => change({ search }), [change]),
  );

  const total = answer.data?.totalCount;
  const shownTotal = total === undefined ? undefined : number(Math.min(total, limits.usersBadgeMax));
  return (
    <PagedListScreen<UserSummary>
      header={
        <PageHeader title={<Trans>Utilisateurs</Trans>} count={shownTotal} actions={<ExportButton state={state} />}>
          <Trans>Les personnes que vous suivez, et où en est leur programme.</Trans>
        </PageHeader>
      }
      search={
        <SearchField
          label={t`Chercher une personne`}
          placeholder={t`Nom, e-mail…`}
          value={state.search}
          onChange={(search) => change({ search })}
        />
      }
      filters={<UserFilters state={state} onChange={change} />}
      answer={answer}
      narrowed={isNarrowed(state)}
      count={countOf}
      failure={<Trans>Les utilisateurs ne répondent pas</Trans>}
      failureText={<Trans>Le reste de l’application fonctionne.</Trans>}
      empty={
        <EmptyState title={<Trans>Personne à afficher pour l’instant</Trans>}>
          <Trans>Les personnes de vos groupes apparaîtront ici.</Trans>
        </EmptyState>
      }
      noResult={
        <NoResult
          title={<Trans>Personne ne correspond à votre recherche</Trans>}
          action={<Trans>Effacer la recherche et les filtres</Trans>}
          onClear={() => change(everyone)}
        />
      }
      hrefFor={(page) => hrefFor({ page })}
    >
      {(users) => <UserTable users={users} state={state} onChange={change} mayWrite={mayWrite} />}
    </PagedListScreen>
  );
}
