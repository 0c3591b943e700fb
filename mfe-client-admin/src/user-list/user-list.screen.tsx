import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import { limits, type UserSummary } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { useColumnChoice, useList } from '@passerelle/shared/lists';
import { EmptyState, PageHeader } from '@passerelle/shared/ui';
import { NoResult, PagedListScreen, SearchField } from '@passerelle/shared/ui/data';
import { ColumnChoice } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

import { ExportButton } from './export-button';
import { userColumns } from './user-columns';
import { UserFilters } from './user-filters';
import { userList } from './user-list.resource';
import { UserTable } from './user-table';

const countOf = (count: number): ReactNode => <Plural value={count} one="# personne" other="# personnes" />;

/** The users that this member of staff may see. */
export function UserListScreen(): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const list = useList(userList);
  const { shown, ...columns } = useColumnChoice('client-users', userColumns);
  const mayWrite = useMay('users', 'w');

  const total = list.answer.data?.totalCount;
  const shownTotal = total === undefined ? undefined : number(Math.min(total, limits.usersBadgeMax));
  return (
    <PagedListScreen<UserSummary>
      {...list.screen}
      header={
        <PageHeader
          title={<Trans>Utilisateurs</Trans>}
          count={shownTotal}
          actions={<ExportButton query={list.query} />}
        >
          <Trans>Les personnes que vous suivez, et où en est leur programme.</Trans>
        </PageHeader>
      }
      search={<SearchField label={t`Chercher une personne`} placeholder={t`Nom, e-mail…`} {...list.searchField} />}
      filters={<UserFilters state={list.state} onChange={list.change} />}
      sort={<ColumnChoice {...columns} />}
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
          onClear={list.clear}
        />
      }
    >
      {() => <UserTable list={list} columns={shown} mayWrite={mayWrite} />}
    </PagedListScreen>
  );
}
